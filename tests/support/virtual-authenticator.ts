import type { CDPSession, Page } from 'playwright/test';
import type { SoftKey } from './authenticator.ts';

export interface VirtualAuthenticator {
  /** Whether its holder shows finger or face when asked; false: whoever is asked gives up. */
  readonly verifies: (verified: boolean) => Promise<void>;
  /** Keys that it has. */
  readonly keys: () => Promise<number>;
  readonly forget: () => Promise<void>;
  /** Puts a key into it that was made elsewhere. */
  readonly keep: (key: SoftKey) => Promise<void>;
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
    keep: async ({ id, rpId, userHandle, privateKey }) => {
      const credential = {
        credentialId: base64(id),
        isResidentCredential: true,
        rpId,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
        userHandle: base64(userHandle),
        signCount: 1,
      };
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** DevTools speaks the usual alphabet, WebAuthn that of addresses. */
const base64 = (value: string) => Buffer.from(value, 'base64url').toString('base64');
