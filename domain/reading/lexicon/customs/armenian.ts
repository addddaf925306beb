/** How single kinds of papers and pages call what all of them speak of, in Armenian. */
export const armenianCustoms = `
date: երբ
until: մինչև երբ
`;
