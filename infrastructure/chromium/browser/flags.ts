import { desktopUserAgent } from '../user-agent.ts';

/** What Chromium does by itself for whoever sits before it, and nobody does here. */
const DISABLED_FEATURES = [
  // A site that is named with http is meant so: what it leads to is part of what is captured.
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  // Every picture is wanted at once.
  'PaintHolding',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
];

const QUIET = [
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-hang-monitor',
  '--disable-infobars',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** A page is drawn and goes on although no window shows it. */
const DRAWN_UNSEEN = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-back-forward-cache',
  '--disable-dev-shm-usage',
  '--allow-pre-commit-input',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--enable-features=CDPScreenshotNewSurface',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A document without scripts gets a world for them all the same, and so our script: elsewhere `Runtime` does that.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,forceMainWorldInitialization=true',
];

/**
 * What every remote browser is started with. Everything goes through the egress proxy: names are never resolved by the
 * browser, loopback is no exception, and QUIC and WebRTC, which would go past a proxy, stay off.
 */
export function browserFlags(options: {
  proxyPort: number;
  shell: boolean;
  sandbox: 'on' | 'off';
  profile: string;
  /** Of the browser; null: it is not known. */
  version: string | null;
}): string[] {
  return [
    options.shell ? '--headless=shell' : '--headless=new',
    '--remote-debugging-pipe',
    '--no-startup-window',
    `--user-data-dir=${options.profile}`,
    ...(options.sandbox === 'on' ? [] : ['--no-sandbox']),
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ...QUIET,
    ...DRAWN_UNSEEN,
    // Nobody but its person drives it: what stands for a machine that does stays off, in workers too.
    '--disable-blink-features=AutomationControlled',
    // Dates are written as in the language of the page: that of the browser is fixed before it is known who will come.
    '--enable-blink-features=LangAttributeAwareFormControlUI',
    ...(options.version === null ? [] : [`--user-agent=${desktopUserAgent(options.version)}`]),
    `--proxy-server=http://127.0.0.1:${options.proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-gpu',
    '--no-pings',
    '--disable-notifications',
    '--autoplay-policy=user-gesture-required',
  ];
}
