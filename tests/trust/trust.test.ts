import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed } from '../../backend/parts/permissions/permissions.ts';
import { attack } from './attack.ts';
import { whatThereIs, type Known } from './calls.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kills.ts';
import { hitLimits } from './limits.ts';
import { emptyTables, neighbour } from './neighbour.ts';
import { restoreAnywhere } from './restore.ts';
import { openStage, type Stage } from './stage.ts';
import { isHeld, tableOf, tallyOf, type Row } from './tally.ts';
import { faultOf } from './verdict.ts';

// A small selection of `npm run trust`.
const told = (rows: readonly Row[]) =>
  rows.filter((row) => !isHeld(row)).map(({ what, tried, told: all }) => ({ what, tried, all }));

describe('the built product under attack', () => {
  let stage: Stage;
  let known: Known;

  beforeAll(async () => {
    known = await whatThereIs();
    stage = await openStage();
  }, 60_000);
  afterAll(() => stage.close());

  it('has a neighbour with a row in every table, so that there is something to steal [OWN-148]', async () => {
    expect(await emptyTables(stage.database)).toEqual([]);
  });

  it('is known whole: every call, and the fields of each that an operation makes [OWN-148]', () => {
    expect(known.calls.map(({ name }) => name)).toEqual(Object.keys(allowed));
    const made = new Set(known.operations.flatMap(({ calls }) => calls));
    expect(known.calls.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([
      'GET /onetap/calendar/{token}',
    ]);
    expect(known.operations.filter(({ calls }) => calls.length === 0)).toEqual([]);
  });

  it('answers random bodies with sentences, and works afterwards [OWN-149]', async () => {
    expect(told(await fuzz(stage, known, { seed: 20_260_315, bodies: 3 }))).toEqual([]);
  }, 120_000);

  it('turns away the wrong, and nobody for the sake of others [OWN-215, OWN-216, OWN-217, OWN-219]', async () => {
    expect(told(await hitLimits(stage, { wrong: 35 }))).toEqual([]);
  }, 120_000);

  it('lets nothing through and loses nothing [OWN-148, OWN-408, OWN-409]', async () => {
    const every = { calls: everyThird(known.calls), operations: everyThird(known.operations) };
    expect(told(await attack(stage, every, { whole: false }))).toEqual([]);
  }, 120_000);
});

const everyThird = <One>(all: readonly One[]) => all.filter((_, at) => at % 3 === 0);

describe('each process of the product, killed under twenty writers', () => {
  it('comes back by itself, and no acknowledged write is lost [OWN-147, OWN-81…84]', async () => {
    expect(told(await kill({ kills: 1, writers: 20 }))).toEqual([]);
  }, 120_000);
});

describe('the commands of a package, from any folder, and what a restore brings back', () => {
  it('work, run nothing that lies there, and nothing that had ended works again [OWN-200, OWN-201, OWN-202]', async () => {
    expect(told(await restoreAnywhere())).toEqual([]);
  }, 400_000);
});

describe('the verdict', () => {
  const answer = (text: string, status = 200) => ({ status, text, headers: new Headers() });
  const refusal = (message: string) => answer(JSON.stringify({ success: false, message }));

  it.each([
    ['a defect', answer('{"success":false,"message":"Non."}', 500), 'status 500'],
    ['a stack', refusal('Oups at Object.run (x)'), 'a stack'],
    ['SQL', refusal('syntax error at or near "x"'), 'SQL'],
    ['a row of the neighbour', refusal(`Rue ${neighbour.mark}`), 'data of another congregation'],
    ['English', refusal('Invalid input: expected string'), 'no French sentence'],
    ['silence', refusal(' '), 'a refusal without a word'],
    ['no contract', answer('<html>'), 'no answer of the contract'],
  ])('finds %s [OWN-149]', (_what, heard, fault) => {
    expect(faultOf(heard)).toContain(fault);
  });

  it('finds nothing in a sentence of ours [OWN-149]', () => {
    expect(faultOf(refusal('Ce lieu n’est plus noté : quelqu’un d’autre l’a retiré.'))).toBeNull();
  });
});

describe('the table', () => {
  it('holds where something was tried, and nothing was lost or got through [OWN-147]', () => {
    const [none, held, lost, through] = ['a', 'b', 'c', 'd'].map((it) => tallyOf('fuzz', it));
    held!.tried(2);
    lost!.tried();
    lost!.lost('x');
    through!.tried();
    through!.through('y');
    const rows = [none, held, lost, through].map((it) => it!.row());
    expect(rows.map(isHeld)).toEqual([false, true, false, false]);
    expect(tableOf(rows.slice(1, 3))).toBe(
      [
        '| part | what | tried | lost | got through |     |',
        '| ---- | ---- | ----- | ---- | ----------- | --- |',
        '| fuzz | b    | 2     | 0    | 0           |     |',
        '| fuzz | c    | 1     | 1    | 0           |     |',
      ].join('\n'),
    );
  });
});
