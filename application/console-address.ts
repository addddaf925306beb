/** Where the console is, as browsers must name it: passkeys are made for a host name and work nowhere else. */
export type ConsoleAddress = {
  /** Without a slash at its end. */
  url: string;
  /** The only `Origin` that the console's own pages send. */
  origin: string;
  /** The host name that passkeys are made for (Web Authentication: relying party identifier). */
  host: string;
  /** Why nobody can sign in there, as a sentence; null when all is well. */
  refusal: string | null;
};

const isIpAddress = (host: string) => /^\[|^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);
const isThisMachine = (host: string) => host === '[::1]' || host.startsWith('127.');

/**
 * The console below the public address. An address of this machine is called `localhost`, which is the same place and a
 * name that passkeys can be made for.
 */
export function consoleAddressOf(publicUrl: string): ConsoleAddress {
  const url = new URL(publicUrl);
  if (isThisMachine(url.hostname)) url.hostname = 'localhost';
  const { hostname: host, protocol, origin } = url;
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const refusal = isIpAddress(host)
    ? `Passkeys are made for a host name, and ${host} is none: set AFFIANT_URL to an address with a name.`
    : protocol === 'https:' || isLocal
      ? null
      : `Browsers make passkeys over https only: set AFFIANT_URL to the https address of ${host}.`;
  return { url: `${url.href.replace(/\/+$/, '')}/console`, origin, host, refusal };
}
