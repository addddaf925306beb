/** The settings that pick an engine by URL, and the key that goes with them. */
const ENGINE_SETTINGS = [
  'EVENT_STORE_URL',
  'READ_MODEL_URL',
  'MESSAGE_BUS_URL',
  'EVIDENCE_URL',
  'AFFIANT_MASTER_KEY',
] as const;

/**
 * Every engine embedded, whatever this process was told: a suite that asks for a fresh service must not meet the log of
 * another one. An empty setting counts as not set.
 */
export const EMBEDDED: Record<string, string> = Object.fromEntries(ENGINE_SETTINGS.map(name => [name, '']));

/** The engines that this process was told of; embedded where it was told of none. */
export function enginesFromEnvironment(): Record<string, string> {
  return Object.fromEntries(ENGINE_SETTINGS.map(name => [name, process.env[name] ?? '']));
}
