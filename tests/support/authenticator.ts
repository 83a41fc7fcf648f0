import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** What an authenticator made by software does otherwise than an honest one. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it asked for fingerprint, face or code. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
  readonly challenge?: string;
}

export interface SoftKey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

interface MakingOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface AskingOptions {
  readonly challenge: string;
  readonly rpId: string;
}

export const siteOrigin = 'http://localhost:4000';

/** Makes a key with ES256 and the answer that registers it, without an attestation, as WebAuthn writes it in JSON. */
export function makeKey(options: string, deviation: Deviation = {}) {
  const { challenge, rp, user } = JSON.parse(options) as MakingOptions;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(id.length);
  const key: SoftKey = {
    id: id.toString('base64url'),
    rpId: rp.id,
    userHandle: user.id,
    privateKey,
    counter: 0,
  };
  const authData = Buffer.concat([
    authenticatorData(deviation.rpId ?? rp.id, deviation, 0x40, 0),
    Buffer.alloc(16),
    idLength,
    id,
    cose,
  ]);
  const attestationObject = map([
    [text('fmt'), text('none')],
    [text('attStmt'), map([])],
    [text('authData'), bytes(authData)],
  ]);
  const credential = JSON.stringify({
    id: key.id,
    rawId: key.id,
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, deviation),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    },
    clientExtensionResults: {},
    type: 'public-key',
  });
  return { key, credential };
}

/** What that key answers to the options of a sign-in. */
export function answerWith(key: SoftKey, options: string, deviation: Deviation = {}): string {
  const { challenge, rpId } = JSON.parse(options) as AskingOptions;
  key.counter = deviation.counter ?? (key.counter === 0 ? 0 : key.counter + 1);
  const data = authenticatorData(deviation.rpId ?? rpId, deviation, 0, key.counter);
  const client = clientData('webauthn.get', challenge, deviation);
  const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
  return JSON.stringify({
    id: key.id,
    rawId: key.id,
    response: {
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(key.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? key.userHandle,
    },
    clientExtensionResults: {},
    type: 'public-key',
  });
}

const clientData = (type: string, challenge: string, deviation: Deviation): string =>
  Buffer.from(
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? siteOrigin,
      crossOrigin: false,
    }),
  ).toString('base64url');

function authenticatorData(
  rpId: string,
  { verified = true }: Deviation,
  flags: number,
  counter: number,
): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags | 0b1 | (verified ? 0b100 : 0), 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR, as far as it is needed here. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
