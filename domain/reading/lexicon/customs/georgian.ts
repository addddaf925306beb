/** How single kinds of papers and pages call what all of them speak of, in Georgian. */
export const georgianCustoms = `
date: როდის
until: როდემდე
`;
