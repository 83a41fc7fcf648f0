import { randomBytes } from 'node:crypto';

/** 128 random bits, URL-safe (B-72). */
export const newMapToken = (): string => randomBytes(16).toString('base64url');
