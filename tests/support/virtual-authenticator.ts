import type { Page } from 'playwright-core';

/** Gives a tab a device that keeps passkeys and confirms everything (the WebAuthn domain of the DevTools protocol). */
export async function addVirtualAuthenticator(tab: Page): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
