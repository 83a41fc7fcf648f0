import { describe, expect, it } from 'vitest';
import {
  ensureRoomToHash,
  hashPassword,
  HashingFull,
  newPassword,
  passwordMatches,
} from '../../../backend/parts/passwords/passwords.ts';
import { passwordPattern } from '../../../schema/limits.ts';

describe('a generated password', () => {
  const many = Array.from({ length: 500 }, () => newPassword());

  it('has 12 characters that meet the rule, without look-alike characters [B-49, B-50, B-58]', () => {
    for (const password of many) {
      expect(password).toMatch(/^[a-hj-km-np-z2-9]{12}$/);
      expect(password).toMatch(passwordPattern);
    }
  });

  it('is different each time [B-49]', () => {
    expect(new Set(many).size).toBe(500);
  });
});

describe('a stored password', () => {
  it('matches only itself, exactly as typed [B-51]', async () => {
    const hash = await hashPassword('Été 2026 ');
    expect(await passwordMatches(hash, 'Été 2026 ')).toBe(true);
    expect(await passwordMatches(hash, 'été 2026 ')).toBe(false);
    expect(await passwordMatches(hash, 'Été 2026')).toBe(false);
    expect(await passwordMatches(hash, '')).toBe(false);
  });

  it('is a salted argon2id hash with the recommended cost [REST-02]', async () => {
    const [one, other] = [await hashPassword('demo2026'), await hashPassword('demo2026')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('of an unknown account matches nothing [REST-02]', async () => {
    expect(await passwordMatches(null, 'demo2026')).toBe(false);
    expect(await passwordMatches(null, '')).toBe(false);
  });
});

describe('the queue of hashes', () => {
  it('refuses what would be answered too late, and takes more once it is shorter [OWN-38]', async () => {
    const begun = Array.from({ length: 80 }, () => passwordMatches(null, 'demo2026'));
    expect(ensureRoomToHash).toThrow(HashingFull);
    const ended = await Promise.allSettled(begun);
    const refused = ended.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(18);
    expect(refused.length).toBeLessThanOrEqual(19);
    expect(ensureRoomToHash).not.toThrow();
  });
});
