import { createHmac, randomBytes } from 'node:crypto';

/** 128 random bits, base64url. */
const shape = /^[\w-]{22}$/u;

/** The mark that a device keeps: the one it has sent, for whoever signs in there, else a new one. */
export const markFor = (sent: string): string =>
  shape.test(sent) ? sent : randomBytes(16).toString('base64url');

interface Marked {
  readonly secret: string;
  readonly home: number;
  readonly userId: number;
  readonly mark: string;
}

/** What is stored: tells neither the mark, nor who else signs in on the same device (OWN-216). */
export const markHash = ({ secret, home, userId, mark }: Marked): Buffer =>
  createHmac('sha256', secret).update(`device mark ${home} ${userId} ${mark}`).digest();
