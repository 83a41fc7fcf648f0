import { randomBytes } from 'node:crypto';

const handleBytes = 32;

/** By what an authenticator knows an account: its congregation, then chance; no name. */
export function newHandle(congregation: number): Buffer {
  const handle = randomBytes(handleBytes);
  handle.writeUInt32BE(congregation, 0);
  return handle;
}

/** A handle that came back, with the congregation it names; null where it is none of ours. */
export function readHandle(
  text: string,
): { readonly congregation: number; readonly handle: Buffer } | null {
  const handle = Buffer.from(text, 'base64url');
  if (handle.length !== handleBytes) return null;
  const congregation = handle.readUInt32BE(0);
  const known = congregation > 0 && congregation <= 2_147_483_647;
  return known ? { congregation, handle } : null;
}
