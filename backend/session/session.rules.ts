import { createHmac } from 'node:crypto';

export const temporaryPasswordHours = 24;
/** Days for which an address stays known from which somebody signed in. */
export const knownForDays = 30;
/** Failed attempts under one name in 15 minutes after which that person is told (OWN-88). */
export const manyAttempts = 10;

/** Counts attempts under a fingerprint; more than `most` in so many minutes are refused. */
export interface Counter {
  readonly subject: string;
  readonly most: number;
  readonly minutes: number;
}

const day = 24 * 60;

interface Attempt {
  readonly purpose: 'sign-in' | 'second-factor' | 'lost-password';
  readonly login: string;
  readonly address: string;
  /** Key of the fingerprints: without it nobody can try names and addresses against them (OWN-87). */
  readonly secret: string;
}

/**
 * Counters of one attempt. Those of `name` and `ofAddress` are shared with people elsewhere and do not
 * count where the fingerprint `known` was kept after a success; on a device that the person has signed
 * in on, nothing counts but what was tried there.
 */
export const countersOf = ({ purpose, login, address, secret }: Attempt) => {
  const subject = fingerprintsWith(secret);
  return {
    ofAddress: {
      subject: subject(`${purpose} of anybody`, '', address),
      most: 50,
      minutes: 15,
    },
    pair: { subject: subject(purpose, login, address), most: 10, minutes: 15 },
    name: [
      { subject: subject(`${purpose} everywhere`, login, ''), most: 30, minutes: 15 },
      { subject: subject(`${purpose} of a day`, login, ''), most: 100, minutes: day },
    ],
    known: subject('known', login, address),
  } as const;
};

/** Counters of attempts on a device that the person has signed in on before (OWN-216). */
export const countersOfDevice = (
  { login, secret }: Pick<Attempt, 'login' | 'secret'>,
  mark: string,
): readonly Counter[] => {
  const subject = fingerprintsWith(secret);
  return [
    { subject: subject('device', login, mark), most: 10, minutes: 15 },
    { subject: subject('device of a day', login, mark), most: 100, minutes: day },
  ];
};

/** Mails to one person, whoever asks for them. */
export const mailCounter = ({ login, secret }: Pick<Attempt, 'login' | 'secret'>): Counter => ({
  subject: fingerprintsWith(secret)('mail', login, ''),
  most: 10,
  minutes: day,
});

/** Keyed hash of purpose, login and client address. */
const fingerprintsWith =
  (secret: string) =>
  (purpose: string, login: string, address: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, login.toLowerCase(), address]))
      .digest('hex');

/**
 * Whether the password of a person of whom a second factor is demanded opens nothing, because there is a
 * passkey: else whoever knows the password would set up a factor of his own beside it (OWN-400).
 */
export const passkeyDue = (
  account: { readonly factor_due: boolean; readonly passkey_hosts: readonly string[] },
  host: string,
): boolean => account.factor_due && account.passkey_hosts.includes(host);

/** E-mail addresses compare case-insensitively (B-49). */
export const sameEmail = (known: string, given: string): boolean =>
  known.toLowerCase() === given.toLowerCase();
