import { expect } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { objectsOf } from '../support/read-pdf.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld, type Request } from '../support/world.ts';

export const publicUrl = 'https://plans.example.org';
export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
export const dead =
  'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.';
/** Told apart from a server that is busy. */
export const deadCard = { ...refusal(dead), message_type: 'info' };

/** The token in the code of a printed card, which is also a link. */
export const tokenIn = (pdf: Uint8Array): string =>
  /\/URI \(https:\/\/plans\.example\.org\/carte#([\da-z-]+)\)/u.exec(objectsOf(pdf).file)?.[1] ??
  '';

/** A staff of all roles, and 'Autre Rôle 1' to 4 with the ids 11 to 14 beside them. */
export async function openPairingWorld() {
  const world = await openWorld({ now: '2026-03-15T09:00:00Z', publicUrl });
  const staff = await aStaff(world, { sendmail: true });
  for (const role of [1, 2, 3, 4] as const) {
    await aUser(world, { id: 10 + role, login: `Autre Rôle ${role}`, role });
  }
  const send = (token: string, userId: number) =>
    fetch(`${world.url}/pairing/print`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new URLSearchParams({ user_id: String(userId) }),
    });
  const pdf = async (who: Who, userId: number) => {
    const response = await send(staff.token(who), userId);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    return new Uint8Array(await response.arrayBuffer());
  };
  /** `key` names the request, which may then be sent again. */
  const open = async (token: string, key?: string) => {
    const request: Request = {
      form: { token, device_mark: '' },
      headers: { 'User-Agent': phone, ...(key && { 'Idempotency-Key': key }) },
    };
    return (await world.call('POST /pairing/open', request)).body;
  };
  return {
    world,
    staff,
    send,
    pdf,
    open,
    /** Prints a card and reads its token from the paper. */
    print: async (who: Who, userId: number) => tokenIn(await pdf(who, userId)),
    until: async (who: Who, userId: number) => {
      const request = { token: staff.token(who), path: { user_id: userId } };
      return (await world.call('GET /pairing/card/{user_id}', request)).body;
    },
    cards: () => world.read<{ user_id: number }>('select user_id from pairing_cards order by 1'),
    log: () =>
      world.read<{ login: string; action: string; about_user_id: number | null }>(
        'select login, action, about_user_id from event_logs order by id',
      ),
    mails: () =>
      world.read<{ recipient: string; subject: string; body: string }>(
        'select recipient, subject, body from mail_outbox order by id',
      ),
  };
}
