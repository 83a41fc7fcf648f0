import { beforeEach, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { choose } from './message-desk.ts';
import {
  edit,
  give,
  helene,
  mailbox,
  mailsLeft,
  openPushDesk,
  out,
  sendMails,
  staff,
  world,
} from './push-desk.ts';

openPushDesk();

const counted = () => world.read('select email_counter as mails from congregations where id = 1');

describe('a mail', () => {
  beforeEach(async () => {
    await edit("update users set email = 'helene@example.org', subscription = true where id = 11");
    await edit("update users set email = 'm@example.org', subscription = true where id = 3");
    await edit('update congregations set email_counter = 0');
    await choose(world, helene, ['given', 'mail', true]);
  });

  it('of what was given is told no more once all of it is returned, taken back, given to another or not wanted [OWN-407, OWN-410]', async () => {
    for (const settle of [
      'update histories set return_date = release_date',
      'delete from histories',
      'update histories set user_id = 5',
      "update message_choices set mail = false where kind = 'given'",
      'update users set subscription = false where id = 11',
    ]) {
      await edit('delete from territories');
      await choose(world, helene, ['given', 'mail', true]);
      for (const id of [1, 2]) await aTerritory(world, { id });
      await give('11', '1,2');
      expect(await mailsLeft()).toEqual([{ subject: '2 territoires pour toi' }]);
      await edit(settle);
      expect([settle, await sendMails()]).toEqual([settle, []]);
      expect([await mailsLeft(), await counted()]).toEqual([[], [{ mails: 0 }]]);
    }
  });

  it('of what was given is written anew where a part of it is settled [OWN-407, OWN-410]', async () => {
    for (const id of [1, 2, 3]) await aTerritory(world, { id });
    await give('11', '1,2,3');
    await edit('update histories set return_date = release_date where territory_id = 2');
    await edit(
      "update histories set theoretical_return_date = '2026-09-01' where territory_id = 3",
    );
    expect(await sendMails()).toEqual([]);
    expect(await mailsLeft()).toEqual([{ subject: '2 territoires pour toi' }]);
    await world.deliver();
    const [letter] = mailbox.unread();
    expect(letter?.text).toBe(`Bonjour,

Des territoires t’ont été confiés\u202F: T1 - Rue 1, T3 - Rue 3.

T1 - Rue 1, à rentrer le 16/07/2026.

T3 - Rue 3, à rentrer le 01/09/2026.

Voir tous mes territoires
https://territoires.example.org/t-my-exited

Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».
https://territoires.example.org/u-messages`);
    expect(await counted()).toEqual([{ mails: 1 }]);
  });

  it('of what was given leaves once, as it was written, where all of it stands [OWN-407]', async () => {
    for (const id of [1, 2]) await aTerritory(world, { id });
    await give('11', '1,2');
    expect(await sendMails()).toEqual(['helene@example.org: 2 territoires pour toi']);
    expect(await sendMails()).toEqual([]);
    expect(await counted()).toEqual([{ mails: 1 }]);
  });

  it('of a request goes to no manager once it is answered, and of an answer to nobody who has returned it [OWN-410]', async () => {
    const ask = () =>
      world.call('POST /onetap/ask', { token: helene, form: { history_id: '1', action: 'month' } });
    const answer = async (call: 'POST /onetap/grant' | 'POST /onetap/refuse') => {
      const [request] = await world.read<{ id: number }>('select id from assignment_requests');
      await staff.ask('2', call, { request_id: String(request?.id) });
    };
    await out(1, 11, '2026-05-01');
    await ask();
    expect(await sendMails()).toEqual(['m@example.org: Demande\u202F: un mois de plus']);
    await answer('POST /onetap/refuse');
    expect(await sendMails()).toEqual(['helene@example.org: Ta demande n’est pas accordée']);
    await ask();
    await answer('POST /onetap/grant');
    await edit('update histories set return_date = release_date');
    expect(await sendMails()).toEqual([]);
    expect(await mailsLeft()).toEqual([]);
  });

  it('of an answer leaves in a congregation that sends none by itself, of a request it does not [OWN-406]', async () => {
    await out(1, 11, '2026-05-01');
    await world.call('POST /onetap/ask', {
      token: helene,
      form: { history_id: '1', action: 'month' },
    });
    await edit('update congregation_settings set sendmail = false');
    expect(await sendMails()).toEqual([]);
    const [request] = await world.read<{ id: number }>('select id from assignment_requests');
    await staff.ask('2', 'POST /onetap/refuse', { request_id: String(request?.id) });
    expect(await sendMails()).toEqual(['helene@example.org: Ta demande n’est pas accordée']);
    await edit('update congregation_settings set sendmail = true');
  });

  it('that an earlier version wrote leaves as it is [OWN-410]', async () => {
    await aTerritory(world, { id: 1 });
    await give('11', '1');
    await edit('update mail_outbox set histories = null, detail = null');
    await edit('delete from histories');
    expect(await sendMails()).toEqual(['helene@example.org: Un territoire pour toi']);
  });
});
