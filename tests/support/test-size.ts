/** `TEST_SIZE=whole` asks for all that suites which repeat themselves can do; every other run does a little of each. */
const isWhole = process.env.TEST_SIZE === 'whole';

/** How much of something there is to do in this run. */
export const sized = <Much>({ little, whole }: { little: Much; whole: Much }): Much => (isWhole ? whole : little);
