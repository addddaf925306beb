import fc from 'fast-check';

/**
 * Every run draws the same cases, so that a run that fails tells of what was changed; `TEST_SIZE=whole` draws others
 * each time, and prints the seed of those that failed.
 */
if (process.env.TEST_SIZE !== 'whole') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });

export { fc };
