/** How single kinds of papers and pages call what all of them speak of, in Kazakh. */
export const kazakhCustoms = `
date: қашан
until: қашанға дейін
`;
