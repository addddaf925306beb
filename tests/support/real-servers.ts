/** The engines whose server can be a real one, and what its settings begin with. */
const SETTINGS = { eventstoredb: 'EVENT_STORE', mongodb: 'READ_MODEL', nats: 'MESSAGE_BUS', s3: 'EVIDENCE' } as const;

export type Engine = keyof typeof SETTINGS;

/**
 * The URL of the real server that this engine is to be tested with, and no other: `EVENT_STORE_REAL=1` beside
 * `EVENT_STORE_URL`, and so for each engine.
 * @throws when the first is set without the second.
 */
export function realServer(engine: Engine): string | undefined {
  const { [`${SETTINGS[engine]}_REAL`]: isReal, [`${SETTINGS[engine]}_URL`]: url } = process.env;
  if (isReal !== '1') return undefined;
  if (!url) throw new Error(`${SETTINGS[engine]}_REAL=1 needs the server's address in ${SETTINGS[engine]}_URL`);
  return url;
}

/**
 * Whether tests that do to a server what nobody does to a real one (kill it, freeze it, have it answer wrongly) are left
 * out of this run. Says so by name when they are.
 */
export function isLeftOut(what: string, ...engines: readonly Engine[]): boolean {
  const real = engines.find(engine => realServer(engine) !== undefined);
  if (real === undefined) return false;
  process.stdout.write(
    `LEFT OUT ${what}: it needs a server of its own, and ${SETTINGS[real]}_REAL=1 names a real one\n`,
  );
  return true;
}
