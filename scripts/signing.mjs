import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './process.mjs';

/** The public key beside an archive, for a first installation; later ones use the installed one. */
const keyName = 'territoires-release.pem';

/**
 * The key that releases are signed with, from the file that RELEASE_KEY names; null without it (OWN-384).
 * @param {string} [file]
 */
export function releaseKey(file = process.env['RELEASE_KEY']) {
  if (!file) return null;
  const secret = createPrivateKey(readFileSync(file));
  if (secret.asymmetricKeyType !== 'ed25519')
    throw new Failure(
      `RELEASE_KEY: ${file} holds no Ed25519 key (openssl genpkey -algorithm ed25519).`,
    );
  return {
    secret,
    /** In PEM, as install.sh and openssl read it. */
    shown: createPublicKey(secret).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * Signs the checksum of an archive, which names the archive, and puts the public key beside it; without a
 * key, removes what was there of both.
 * @param {string} archive
 * @param {ReturnType<typeof releaseKey>} key
 */
export function signRelease(archive, key) {
  const [signature, shown] = [signatureOf(archive), path.join(path.dirname(archive), keyName)];
  if (key === null) {
    for (const file of [signature, shown]) rmSync(file, { force: true });
    return;
  }
  writeFileSync(signature, sign(null, readFileSync(`${archive}.sha256`), key.secret));
  writeFileSync(shown, key.shown);
}

/** @param {string} archive */
export const signatureOf = (archive) => `${archive}.sha256.sig`;
