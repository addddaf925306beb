/** A setting is not what it must be. The message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
