import { randomBytes } from 'node:crypto';

/** 192 random bits, safe in an address (B-72). */
export const newMapToken = (): string => randomBytes(24).toString('base64url');
