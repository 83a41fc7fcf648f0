import { createHmac } from 'node:crypto';

interface Person {
  readonly congregation: number;
  readonly userId: number;
}

const derived = (purpose: string, { congregation, userId }: Person, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${congregation} ${userId}`).digest();

/** Tells a device whether what it keeps is this person's, and nobody who. */
export const ownerOf = (person: Person, secret: string): string =>
  derived('pocket', person, secret).toString('base64url').slice(0, 22);

/** 32 bytes in base64url: the same for the same person, whichever the session, and stored nowhere. */
export const draftKeyOf = (person: Person, secret: string): string =>
  derived('draft', person, secret).toString('base64url');
