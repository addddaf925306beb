/** How single kinds of papers and pages call what all of them speak of, in Macedonian. */
export const macedonianCustoms = `
date: кога, на ден
until: рок, истек на рокот
due: кога се плаќа, рок за враќање
`;
