import type { Test } from 'uvu';

/** Where a server is known to do otherwise than what it stands for: the test that would show it, and the reason. */
export type Differences = Readonly<Record<string, string>>;

/**
 * A suite that leaves these tests out, each by name and with the reason.
 * @throws when it is run and a difference names no test
 */
export function withDifferences<Context>(suite: Test<Context>, name: string, differences: Differences): Test<Context> {
  const unmet = new Set(Object.keys(differences));
  const register = (...[test, check]: Parameters<Test<Context>>) => {
    const reason = differences[test];
    if (reason === undefined) return suite(test, check);
    unmet.delete(test);
    process.stdout.write(`DIFFERENT ${name} "${test}": ${reason}\n`);
  };
  const run = () => {
    if (unmet.size > 0) throw new Error(`${name} has no test ${[...unmet].map(test => `"${test}"`).join(', ')}`);
    suite.run();
  };
  return Object.assign(register, suite, { run });
}
