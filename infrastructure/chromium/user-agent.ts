/** `156` of `156.0.8078.79`. */
export const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;

const userAgent = (system: string, version: string, device: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${majorOf(version)}.0.0.0${device} Safari/537.36`;

/** What Chromium calls itself at a desk, reduced as all of its kind do: https://www.chromium.org/updates/ua-reduction/ */
export const desktopUserAgent = (version: string): string => userAgent('X11; Linux x86_64', version, '');

/** What it calls itself on a phone, which names neither the phone nor the version of its system. */
export const phoneUserAgent = (version: string): string => userAgent('Linux; Android 10; K', version, ' Mobile');
