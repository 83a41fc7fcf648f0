import type { CDPSession, Page } from 'playwright/test';

export interface VirtualAuthenticator {
  /** Whether its holder shows finger or face when asked; false: whoever is asked gives up. */
  readonly verifies: (verified: boolean) => Promise<void>;
  /** Keys that it has. */
  readonly keys: () => Promise<number>;
  readonly forget: () => Promise<void>;
}

/** An authenticator of the device, as a phone has one, in this page's browser. */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    keys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    forget: async () => {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
