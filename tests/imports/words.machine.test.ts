import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import {
  choiceFor,
  type LineFilter,
  shownIn,
  takes,
  withTake,
} from '#machines/imports/import.rules.ts';
import { done, everyFailure } from '../support/play.ts';
import {
  aReport,
  aWord,
  cancel,
  check,
  choose,
  confirm,
  decide,
  filter,
  imported,
  options,
  read,
  removed,
  reported,
  restart,
  run,
  samples,
  start,
  withWord,
} from './import-events.ts';

const chosen = { field: 'person', word: 'DUPONT Jean', ...removed } as const;

describe('unknown words of a file', () => {
  it('are judged again as soon as one is decided, and nothing is written [OWN-130]', () => {
    const judging = start(...reported(withWord), decide(removed));
    expect(judging.snapshot.value).toBe('judging');
    expect(judging.snapshot.hasTag('busy')).toBe(true);
    expect(judging.snapshot).toOnlyAccept(
      ['filter.chosen', 'lines.confirmed', 'words.decided'],
      samples,
    );
    expect(judging.calls.map(({ src }) => src)).toEqual([
      'readFile',
      'importReport',
      'importReport',
    ]);
    expect(judging.calls.at(-1)?.input).toMatchObject({ choices: [chosen] });
    expect(judging.snapshot.context.report).toEqual(withWord);

    const { snapshot } = start(
      ...reported(withWord),
      options(true),
      decide(removed),
      done('judgeAgain', aReport()),
    );
    expect(snapshot.value).toBe('reporting');
    expect(snapshot.context).toMatchObject({ report: aReport(), skipping: true });
  });

  it('can be decided while the lines are judged; the last choice counts [OWN-130]', () => {
    const other = { take: 'existing', id: '40' } as const;
    const { snapshot, calls } = start(...reported(withWord), decide(removed), decide(other));
    expect(snapshot.value).toBe('judging');
    expect(calls.at(-1)?.input).toMatchObject({
      choices: [{ field: 'person', word: 'DUPONT Jean', ...other }],
    });
    const open = start(...reported(withWord), decide(removed), decide(null)).snapshot;
    expect(open.context.choices).toEqual([]);
  });

  it('keep their choices however the judgement fails, and show the last report [OWN-130, GEN-04]', () => {
    for (const failure of everyFailure('judgeAgain')) {
      const { snapshot } = start(...reported(withWord), decide(removed), failure);
      expect([snapshot.value, snapshot.context.choices, snapshot.context.report]).toEqual([
        'reporting',
        [chosen],
        withWord,
      ]);
    }
  });

  it('keep their choices for a corrected file of the same name, and for no other [OWN-130]', () => {
    const decided = [...reported(withWord), decide(removed), done('judgeAgain', withWord)];
    const again = start(...decided, restart, choose, done('readFile', read), check);
    expect(again.calls.at(-1)?.input).toMatchObject({ choices: [chosen] });
    const other = { type: 'file.chosen' as const, file: { name: 'autre.csv' } };
    expect(start(...decided, restart, other).snapshot.context.choices).toEqual([]);
    const imports = start(
      ...reported(withWord),
      decide(removed),
      done('judgeAgain', aReport()),
      run,
      confirm,
      done('runImport', imported),
    );
    expect(imports.snapshot.context.choices).toEqual([]);
  });

  it('that are open keep the file from being imported, unless their lines are left out [OWN-130]', () => {
    expect(start(...reported(withWord)).snapshot.can(run)).toBe(false);
    expect(start(...reported(withWord), options(true)).snapshot.can(run)).toBe(true);
    expect(start(...reported(withWord), options(true), run, cancel).snapshot.value).toBe(
      'reporting',
    );
  });

  it('take only what is offered for them [OWN-130]', () => {
    const role = aWord({ field: 'role', newName: null, removable: false });
    expect(takes(role, { take: 'created', id: null })).toBe(false);
    expect(takes(role, removed)).toBe(false);
    expect(takes(role, { take: 'left', id: null })).toBe(true);
    const before = [{ field: 'role', word: 'Jean Dupont', take: 'left', id: null }] as const;
    expect(withTake(before, [role, aWord()], removed)).toEqual([...before, chosen]);
    expect(choiceFor(before, role)).toEqual(before[0]);
    expect(choiceFor(before, aWord())).toBeUndefined();
  });
});

describe('the lines of a report', () => {
  it('are filtered until another report comes [OWN-131]', () => {
    const filtered = [...reported(withWord), filter('incomplete')];
    expect(start(...filtered).snapshot.context.filter).toBe('incomplete');
    expect(
      start(...filtered, decide(removed), done('judgeAgain', aReport())).snapshot.context.filter,
    ).toBe('incomplete');
    const meanwhile = start(...reported(withWord), decide(removed), filter('incomplete')).snapshot;
    expect([meanwhile.value, meanwhile.context.filter]).toEqual(['judging', 'incomplete']);
    expect(start(...filtered, check, done('importReport', aReport())).snapshot.context.filter).toBe(
      'all',
    );
  });

  it('are new, or changes of what exists, and shown by one of these [OWN-131, OWN-316]', () => {
    const statuses = [
      'created',
      'updated',
      'ignored',
      'incomplete',
      'doubtful',
      'refused',
    ] as const;
    const shown = (it: LineFilter) => statuses.filter((status) => shownIn(it, { status }));
    expect(shown('all')).toEqual(statuses);
    expect(shown('created')).toEqual(['created']);
    expect(shown('updated')).toEqual(['updated']);
    expect(shown('ignored')).toEqual(['ignored']);
    expect(shown('refused')).toEqual(['refused']);
  });
});
