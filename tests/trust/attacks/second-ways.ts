import { Secret, TOTP } from 'otpauth';
import { cardHash, newCardToken } from '../../../backend/pairing/card-token.ts';
import { keepCard } from '../../../backend/pairing/pairing.queries.ts';
import { answerWith, type Deviation, makeKey, type SoftKey } from '../../support/authenticator.ts';
import { neighbour } from '../neighbour.ts';
import { asking, opens, person, type Ask } from '../person.ts';
import { clock, secret, type Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';

/** Passkeys, cards and codes: the ways in beside the password. */
export async function secondWays(stage: Stage, tries: number): Promise<readonly Row[]> {
  const ask = asking(stage);
  return [
    await passkeys(stage, ask),
    await cards(stage, ask, tries),
    await codes(stage, ask, tries),
  ];
}

async function passkeys(stage: Stage, ask: Ask): Promise<Row> {
  const tally = tallyOf('attacks', 'passkeys');
  const origin = stage.product.url;
  const { token } = await person(stage, ask, 800_400);
  const aKey = async (): Promise<SoftKey> => {
    const made = makeKey(String((await ask('/passkey/options', {}, token))['options']), { origin });
    if (!opens(await ask('/passkey/add', { credential: made.credential }, token))) {
      tally.lost('a passkey cannot be made');
    }
    return made.key;
  };
  const options = async () => String((await ask('/passkey/signin/options'))['options']);
  const answer = async (key: SoftKey, deviation: Deviation = {}) =>
    answerWith(key, await options(), { origin, ...deviation });
  const send = (credential: string) => ask('/passkey/signin', { credential });
  const refused = async (what: string, credential: string) => {
    tally.tried();
    if (opens(await send(credential))) tally.through(what);
  };

  const key = await aKey();
  const once = await answer(key, { counter: 5 });
  if (!opens(await send(once))) tally.lost('the right answer');
  await refused('an answer that has served', once);
  const [one, other] = [await answer(key, { counter: 6 }), await options()];
  await refused(
    'the answer to another challenge',
    answerWith(key, other, {
      origin,
      counter: 6,
      challenge: Buffer.from('x'.repeat(54)).toString('base64url'),
    }),
  );
  await refused(
    'another origin',
    await answer(key, { counter: 6, origin: 'https://voleur.example' }),
  );
  await refused('another site', await answer(key, { counter: 6, rpId: 'voleur.example' }));
  await refused('its holder not verified', await answer(key, { counter: 6, verified: false }));
  await refused(
    'the answer of a making',
    await answer(key, { counter: 6, type: 'webauthn.create' }),
  );
  const handle = Buffer.from(key.userHandle, 'base64url');
  handle.writeUInt32BE(neighbour.congregation, 0);
  await refused(
    'another congregation',
    await answer(key, { counter: 6, userHandle: handle.toString('base64url') }),
  );
  const forged = { ...key, privateKey: (await aKey()).privateKey };
  await refused('another signature', await answer(forged, { counter: 6 }));
  await refused('another signature, an older counter', await answer(forged, { counter: 2 }));
  if (!opens(await send(one))) tally.lost('the key after what was tried in its name');
  await refused('a copy, whose counter is older', await answer(key, { counter: 3 }));
  await refused('the key after its copy was seen', await answer(key, { counter: 9 }));
  return tally.row('a copied one is ended');
}

async function cards(stage: Stage, ask: Ask, tries: number): Promise<Row> {
  const tally = tallyOf('attacks', 'cards that open an account');
  const { database } = stage;
  // Nobody in charge: of those the other attacks may have demanded a second factor.
  const { id } = await person(stage, ask, 800_401, 5);
  const open = (token: string) => ask('/pairing/open', { token, device_mark: '' });
  const aCard = async () => {
    const token = newCardToken(1);
    const ends = clock.now().add({ hours: 1 });
    await database.asTenant(1, (db) => keepCard(db, id, cardHash(secret, token), ends));
    return token;
  };
  const card = await aCard();
  for (let at = 0; at < tries; at += 1) {
    tally.tried();
    if (opens(await open(newCardToken(1)))) tally.through('a guessed card');
  }
  tally.tried();
  const elsewhere = card.replace(/^1-/u, `${neighbour.congregation}-`);
  if (opens(await open(elsewhere))) tally.through('a card in another congregation');
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(card)));
  const opened = answers.filter(opens).length;
  tally.tried(8);
  if (opened > 1) tally.through(`${opened} of eight at once`);
  if (opened === 0) tally.lost('none of eight at once');
  tally.tried();
  if (opens(await open(card))) tally.through('a card that was found after its use');
  const before = await aCard();
  const after = await aCard();
  tally.tried();
  if (opens(await open(before))) tally.through('a card that another has replaced');
  await database.asTenant(1, (db) =>
    db.rows('insert into second_factor_demands values (1, $1, now())', [id]),
  );
  tally.tried();
  if (opens(await open(after))) tally.through('a card past a second factor that is demanded');
  return tally.row();
}

async function codes(stage: Stage, ask: Ask, tries: number): Promise<Row> {
  const tally = tallyOf('attacks', 'codes of a second factor');
  const { token, enter } = await person(stage, ask, 800_402);
  const begun = await ask('/secondfactor/begin', {}, token);
  const totp = new TOTP({ secret: Secret.fromBase32(String(begun['key']).replaceAll(' ', '')) });
  const codeAt = (seconds: number) =>
    totp.generate({ timestamp: clock.now().epochMilliseconds + seconds * 1000 });
  const check = (code: string) =>
    ask('/secondfactor/check', { ticket: String(begun['ticket']), code }, token);
  tally.tried();
  const away = await check(codeAt(-600));
  if (opens(away)) tally.through('a clock ten minutes off');
  if (
    !String(away['message']).includes('L’horloge de ton téléphone retarde d’environ 10 minutes')
  ) {
    tally.lost('a clock ten minutes off is not told');
  }
  const made = await check(codeAt(-30));
  if (!opens(await ask('/secondfactor/keep', { ticket: String(made['ticket']) }, token))) {
    tally.lost('a factor cannot be made');
  }
  const [paper = ''] = made['codes'] as readonly string[];
  const ticket = async () => String((await enter())['second']);
  const give = (of: string, code: string) => ask('/secondfactor/signin', { ticket: of, code });
  const refused = async (what: string, of: string, code: string) => {
    tally.tried();
    if (opens(await give(of, code))) tally.through(what);
  };
  await refused('the code of the set-up', await ticket(), codeAt(-30));
  await refused('a code of ten minutes ago', await ticket(), codeAt(-600));
  await refused('no ticket', '', codeAt(0));
  const right = codeAt(30);
  const served = await ticket();
  if (!opens(await give(served, right))) tally.lost('the right code');
  await refused('a code that has served, within its step', await ticket(), right);
  await refused('a ticket that has served', served, codeAt(60));
  const tickets = [await ticket(), await ticket(), await ticket(), await ticket()];
  const answers = await Promise.all(tickets.map((of) => give(of, paper)));
  tally.tried(4);
  const opened = answers.filter(opens).length;
  if (opened !== 1) tally.through(`one code on paper opened ${opened} of four at once`);
  let looked = 0;
  for (let at = 0; at < tries; at += 1) {
    const body = await give(await ticket(), String(at).padStart(6, '0'));
    tally.tried();
    if (opens(body)) tally.through('a guessed code');
    if (!String(body['message']).startsWith('Trop de codes faux')) looked += 1;
  }
  if (looked > 30) tally.through(`${looked} guesses of a code are looked at`);
  return tally.row(`${looked} guesses are looked at`);
}
