import { z } from 'zod';
import type { ClientData } from './passkeys.rules.ts';
import { readHandle } from './handles.ts';

const base64url = z.string().regex(/^[\w-]+$/);

/** None is asked for. */
const noExtensions = z.unknown().transform(() => ({}));

/** What the browser sends of a sign-in, as WebAuthn writes it in JSON; the rest is left out. */
const assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

const clientData = z.object({ type: z.string(), challenge: z.string(), origin: z.string() });

export interface Assertion {
  readonly sent: z.output<typeof assertion>;
  readonly client: ClientData;
  readonly authenticatorData: Buffer;
  readonly credentialId: Buffer;
  readonly handle: Buffer;
  /** The one whose account the key is said to be of. */
  readonly congregation: number;
}

/** Null where it is no answer of an authenticator, or of none that knows an account here. */
export function readAssertion(json: string): Assertion | null {
  const sent = assertion.safeParse(parsed(json)).data;
  if (!sent) return null;
  const { response } = sent;
  const client = readClientData(response.clientDataJSON);
  const owner = readHandle(response.userHandle);
  if (!client || !owner) return null;
  return {
    sent,
    client,
    authenticatorData: Buffer.from(response.authenticatorData, 'base64url'),
    credentialId: Buffer.from(sent.id, 'base64url'),
    ...owner,
  };
}

const attestation = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export interface Attestation {
  readonly sent: z.output<typeof attestation>;
  readonly client: ClientData;
}

/** The same of a key that was made. */
export function readAttestation(json: string): Attestation | null {
  const sent = attestation.safeParse(parsed(json)).data;
  const client = sent && readClientData(sent.response.clientDataJSON);
  return sent && client ? { sent, client } : null;
}

const readClientData = (encoded: string): ClientData | null =>
  clientData.safeParse(parsed(Buffer.from(encoded, 'base64url').toString())).data ?? null;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
