import type { SecondFactor } from '#schema/generated.ts';

/** Six digits, as an application shows them. */
export const digitsFilled = ({ code }: { readonly code: string }) =>
  /^\d{6}$/u.test(code.replaceAll(/\s/gu, ''));

/** The present password, and a code of the application or on paper. */
export const proofFilled = (proof: { readonly code: string; readonly presentPassword: string }) =>
  proof.code.trim().length >= 6 && proof.presentPassword !== '';

export const canBegin = (factor: SecondFactor | null) =>
  factor !== null && factor.offered && factor.since === null;

export const isThere = (factor: SecondFactor | null) => factor !== null && factor.since !== null;
