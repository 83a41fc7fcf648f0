import { afterAll, beforeAll, expect, it } from 'vitest';
import { congregationsTexts } from '../../../backend/congregations/congregations.texts.ts';
import { httpTexts } from '../../../backend/parts/http/http.texts.ts';
import type { CallName } from '../../../backend/parts/permissions/permissions.ts';
import { usersTexts } from '../../../backend/domain/people/users.texts.ts';
import { expectGenericFields } from '../../support/generic-fields.ts';
import { aStaff, type Staff } from '../../support/staff.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

/** Each form has an invalid value besides the one under test, so that no call changes anything. */
const forms = {
  'POST /user/view': { user_id: '999' },
  'POST /user/add': { login: 'Autre Rôle 5', password: 'abcde1', email: '', role_id: '9' },
  'POST /user/edit': {
    user_id: '999',
    login: 'Autre Rôle 5',
    password: 'abcde1',
    email: '',
    role_id: '9',
  },
  'POST /user/remove': { user_id: '1' },
  'POST /congregation/add': { name: 'Port', contact: 'x'.repeat(201) },
  'POST /congregation/edit': { congregation_id: '999', name: 'Port', contact: 'x'.repeat(201) },
  'POST /congregation/remove': { congregation_id: '1' },
} as const satisfies Partial<Record<CallName, Readonly<Record<string, string>>>>;

/** URL-encoded, as sent. */
const hostile = [
  '',
  '%20%20',
  'a%00bcdefg',
  '%01%7fabcdef',
  '%ED%A0%80abcdef',
  '%FF%FEabcdef',
  '%zz%%',
  encodeURIComponent('👩‍🚀\u202eשלום abc1'),
  encodeURIComponent("'; drop table users; --"),
  encodeURIComponent('<script>alert(1)</script>'),
  encodeURIComponent('${7*7}{{7*7}}{product}{login}$&$1'),
  'abcdef%0D%0ABcc',
  '-1',
  '0',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  '1.5',
  '0x1',
  encodeURIComponent('{"$ne":null}'),
  encodeURIComponent('[1]'),
  'a'.repeat(30_000),
];

const sentences = new Set(
  [
    ...Object.values(httpTexts),
    ...Object.values(usersTexts),
    ...Object.values(congregationsTexts),
  ].map((text) => text.replace('{product}', 'territoire').replace('{length}', '50')),
);

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s answers in French to every hostile value in every field [RG-03, RG-06, GEN-18]',
  async (name) => {
    const good: Readonly<Record<string, string>> = forms[name];
    const users = () => world.read('select login, email, role_id from users order by id');
    const before = await users();
    for (const field of Object.keys(good)) {
      for (const value of hostile) {
        const { [field]: _, ...others } = good;
        const answer = await world.call(name, {
          token: staff.token('1'),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: `${new URLSearchParams(others).toString()}&${field}=${value}`,
        });
        const where = `${name} ${field}=${value.slice(0, 60)}: ${answer.body.message}`;
        expectGenericFields(answer);
        expect(answer.status, where).toBe(200);
        expect(answer.body.success, where).toBe(false);
        expect(sentences, where).toContain(answer.body.message);
      }
    }
    expect(await users()).toEqual(before);
    const names = await world.database.asSite((db) => db.rows('select name from congregations'));
    expect(names).toHaveLength(2);
  },
);
