import { describe, expect, it } from 'vitest';
import {
  counter,
  edit,
  mailbox,
  mails,
  openReminderDesk,
  out,
  plan,
  send,
  toHelene,
  told,
  world,
} from './reminder-desk.ts';

openReminderDesk();

describe('just before it is sent, a mail', () => {
  it.each([
    ['of something that is back', "update histories set return_date = '2026-03-15'"],
    ['to who accepts mails no more', 'update users set subscription = false where id = 11'],
    ['to who has no address any more', 'update users set email = null where id = 11'],
    [
      'of a congregation that wishes none any more',
      'update congregation_settings set sendmail = false',
    ],
    ['of a date that has moved far', "update histories set theoretical_return_date = '2026-09-20'"],
    ['of something another person has now', 'update histories set user_id = 13'],
  ])('%s is cancelled, and not counted [SET-05, B-14]', async (_, change) => {
    await out(1, 11, '2026-03-20');
    await plan();
    await edit(change);
    await send();
    expect(await mails()).toEqual([]);
    expect(await told()).toEqual([]);
    expect(await counter()).toBe(0);
  });

  it('is rewritten without returned territories, and sent [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await out(2, 11, '2026-03-21');
    await plan();
    await edit("update histories set return_date = '2026-03-15' where id = 2");
    await send();
    expect(await mails()).toEqual([toHelene]);
    await send();
    const { subject, text } = await mailbox.next();
    expect(subject).toBe(toHelene.subject);
    expect(text.split('\n').filter((line) => line.startsWith('* '))).toEqual(['* T1 - Rue 1']);
    // The token of a link may hold any letters.
    expect(text.replaceAll(/https:\S+/gu, '')).not.toContain('T2');
    expect(await counter()).toBe(1);
  });

  it('gets the person’s present address [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    await edit("update users set email = 'nouvelle@example.org' where id = 11");
    await send();
    await send();
    expect((await mailbox.next()).to).toEqual(['nouvelle@example.org']);
  });

  it('waits for the morning, and then counts the days again [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    world.clock.set('2026-03-15T19:30:00Z');
    await send();
    world.clock.set('2026-03-16T06:30:00Z');
    await send();
    expect(await mails()).toEqual([toHelene]);
    world.clock.set('2026-03-16T07:01:00Z');
    await plan();
    await send();
    await send();
    expect((await mailbox.next()).text).toContain('\n  Dans 4 jours\n');
    expect((await told()).map((row) => Object.values(row).slice(1))).toEqual([
      ['2026-03-20', 'pre_warning', 11, '2026-03-16'],
    ]);
  });
});
