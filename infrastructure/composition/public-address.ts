import type { Settings } from '../../application/ports/settings.ts';
import type { Config } from '../settings/config.ts';

const NAME = 'public_url';

/** Keeps the address at which the service is reached, for commands that are run where nobody told it. */
export async function rememberAddress({ publicUrl }: Pick<Config, 'publicUrl'>, settings: Settings): Promise<void> {
  if ((await settings.read(NAME)) !== publicUrl) await settings.save(NAME, publicUrl);
}

/** The address that the links of a command name: as told, else that of the service which served last. */
export async function addressForLinks(config: Config, settings: Settings): Promise<string> {
  return config.tellsPublicUrl ? config.publicUrl : ((await settings.read(NAME)) ?? config.publicUrl);
}
