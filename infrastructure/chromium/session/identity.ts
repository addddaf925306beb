import type { BrowserPreferences } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { desktopUserAgent, majorOf, phoneUserAgent } from '../user-agent.ts';

/** As what a remote browser shows itself to sites: the browser that it is, on the kind of device that its person holds. */
export type Identity = {
  /** Of the browser, as `156.0.8078.79`. */
  version: string;
  /** It is driven by fingers, on a phone or tablet. */
  touch: boolean;
  preferences: BrowserPreferences;
};

/** What is said before it is known who will come. */
export const PLAIN: BrowserPreferences = { languages: ['en-US', 'en'], timezone: null, dark: false, calm: false };

const TIMEOUT_MS = 10_000;
/** Fingers that a phone tells apart. */
const FINGERS = 5;
/** A name that no browser has, so that sites do not count on a list of known ones (User-Agent Client Hints, 6.2). */
const GREASE = { brand: 'Not_A Brand', version: '24' };

/** User agent, client hints and languages: the same words everywhere. */
function words({ version, touch, preferences }: Identity) {
  const major = majorOf(version);
  const device = touch
    ? { platform: 'Android', platformVersion: '10.0.0', architecture: '', bitness: '' }
    : { platform: 'Linux', platformVersion: '', architecture: 'x86', bitness: '64' };
  return {
    userAgent: touch ? phoneUserAgent(version) : desktopUserAgent(version),
    acceptLanguage: preferences.languages.join(','),
    userAgentMetadata: {
      ...device,
      brands: [{ brand: 'Chromium', version: major }, GREASE],
      fullVersionList: [
        { brand: 'Chromium', version },
        { ...GREASE, version: '24.0.0.0' },
      ],
      fullVersion: version,
      model: '',
      mobile: touch,
      wow64: false,
    },
  };
}

/**
 * Lets a page, or a frame of another site in it, show itself so. Asked for before its first document, so that nothing
 * sees anything else.
 */
export async function present(session: DevtoolsSession, identity: Identity): Promise<void> {
  const { touch, preferences } = identity;
  const { languages, timezone, dark, calm } = preferences;
  const features = [
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference' },
  ];
  // Both are of the renderer: another page in the same one has set them already, to the same.
  const ofRenderer = [
    session.send('Emulation.setTimezoneOverride', { timezoneId: timezone ?? '' }),
    session.send('Emulation.setLocaleOverride', { locale: (languages[0] ?? '').replaceAll('-', '_') }),
  ].map(sent => sent.catch(() => undefined));
  const presented = Promise.all([
    session.send('Emulation.setUserAgentOverride', words(identity)),
    session.send('Emulation.setEmulatedMedia', { features }),
    session.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: touch ? FINGERS : 1 }),
    ...ofRenderer,
  ]);
  await withinTime(TIMEOUT_MS, 'how a page sees its browser', presented);
}

/** The same for a worker, which waits until it is let go. */
export function presentWorker(session: DevtoolsSession, identity: Identity): void {
  session.send('Emulation.setUserAgentOverride', words(identity)).catch(() => undefined);
}
