import { buildSchema, isInputObjectType, isObjectType, getNamedType } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sourcesIn } from '../../scripts/house/sources.ts';
import { readSentences } from '../../scripts/machines/facts/sentences.ts';
import { recorderTo } from '../../scripts/machines/live/recorder.ts';
import { withoutSecrets } from '../../scripts/machines/live/secrets.ts';
import { sentencesOf } from '../../scripts/machines/live/sentences.ts';
import {
  type Entry,
  livingAfter,
  readTrace,
  traceWith,
} from '../../scripts/machines/live/trace.ts';
import { statesIn, playerOf } from '../../scripts/machines/play/engine.ts';
import { isEvent, playedWith } from '../../scripts/machines/play/runs.ts';
import { read } from '../../scripts/machines/play/values.ts';
import type { Reason } from '#machines/parts/flow/meta.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { Credentials } from '#machines/session/session.rules.ts';
import type { PasswordAnswer } from '#machines/parts/flow/session-in.ts';
import type { Congregation } from '#schema/generated.ts';

const got = (at: number, type = 'go'): Entry => ({
  kind: 'got',
  at,
  actor: 'a',
  from: null,
  event: { type },
});
const began: Entry = {
  kind: 'began',
  at: 0,
  actor: 'a',
  name: 'one',
  parent: null,
  machine: 'one',
  input: null,
};

const arrived = { ended: null, unreachable: false, from: null, whose: null };
const submit = {
  type: 'submit' as const,
  congregationId: '1',
  login: 'Marie Dupont',
  password: 'tres-secret',
};

describe('secrets', () => {
  it('of every text field of the schema nothing is shown [OWN-140]', async () => {
    const texts = await sourcesIn('schema', '.graphql');
    const schema = buildSchema(texts.map(({ text }) => text).join('\n'));
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      !type.name.startsWith('__') && (isObjectType(type) || isInputObjectType(type))
        ? Object.values(type.getFields()).map(({ name, type }) => [
            name,
            String(getNamedType(type)),
          ])
        : [],
    );
    const names = new Set(
      fields.flatMap(([name = '', type = '']) => (['String', 'ID'].includes(type) ? [name] : [])),
    );
    expect(names.size).toBeGreaterThan(80);
    const shown = [...names].find((name) =>
      JSON.stringify(withoutSecrets({ [name]: ['Marie Dupont'] })).includes('Marie'),
    );
    expect(shown).toBe(undefined);
    expect(withoutSecrets({ token: '123456', password: '123456', login: '7' })).toEqual({
      token: '(hidden)',
      password: '(hidden)',
      login: '(hidden)',
    });
  });

  it('of a message the sentence of ours stays, without what stood in its gaps; any other is hidden [OWN-140]', () => {
    const sentenceOf = sentencesOf([
      'Ce {product} n’existe pas.',
      'Déjà attribué à {login} (ou non).',
    ]);
    const told = (message: string) => withoutSecrets({ message }, sentenceOf);
    expect(told('Ce territoire n’existe pas.')).toEqual({ message: 'Ce {product} n’existe pas.' });
    expect(told('Déjà attribué à Marie Dupont (ou non).')).toEqual({
      message: 'Déjà attribué à {login} (ou non).',
    });
    expect(told('Ce territoire n’existe pas. Marie')).toEqual({ message: '(hidden)' });
    expect(withoutSecrets({ note: 'Ce territoire n’existe pas.' }, sentenceOf)).toEqual({
      note: '(hidden)',
    });
  });

  it('the sentences are those of the backend [OWN-140]', async () => {
    const sentenceOf = sentencesOf(await readSentences());
    expect(sentenceOf('Mot de passe invalide')).toBe('Mot de passe invalide');
    expect(sentenceOf('Ce territoire n’existe pas.')).toBe('Ce {product} n’existe pas.');
    expect(sentenceOf('Marie Dupont')).toBe(null);
    expect(sentenceOf('Jean DUPONT habite rue Grimaldi')).toBe(null);
  });

  it('ids, days, numbers and words of ours stay; places do not [OWN-140]', () => {
    const json = {
      type: 'Feature',
      territoryIds: ['12', '13'],
      exitDate: '2026-03-15',
      zoom: 16,
      latitude: 43.7,
      geojson: { type: 'Point', coordinates: [7.42, 43.73] },
      error: { $failure: 'NETWORK', message: 'at home' },
      file: { $file: 'Marie.pdf', bytes: 3 },
    };
    expect(withoutSecrets(json)).toEqual({
      ...json,
      latitude: 0,
      geojson: { type: 'Point', coordinates: [0, 0] },
      error: { $failure: 'NETWORK', message: '(hidden)' },
      file: { $file: '(hidden)', bytes: 3 },
    });
  });
});

describe('a session that is followed', () => {
  const session = async () => {
    const entries: Entry[] = [];
    const inspect = recorderTo({
      tell: (entry) => entries.push(entry),
      now: () => entries.length,
    });
    const machine = signInMachine.provide({
      actors: {
        forgetSession: fromPromise<void, { ended: Reason | null }>(async () => {}),
        congregations: fromPromise<readonly Congregation[]>(async () => [
          { id: '1', name: 'Monaco' },
        ]),
        signIn: fromPromise<PasswordAnswer, Credentials>(async () => ({
          token: 'a.secret.token',
          rgpdPrivacy: true,
          deviceMark: null,
        })),
      },
    });
    const actor = createActor(machine, { input: arrived, inspect }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send(submit);
    await waitFor(actor, ({ status }) => status === 'done');
    return { entries, states: statesIn(actor.getSnapshot()) };
  };

  it('tells who began whom, what they got and where they are, without password, token and name [OWN-140]', async () => {
    const { entries, states } = await session();
    const [signIn, ...asked] = livingAfter(entries).values();
    expect(signIn).toMatchObject({ machine: 'signIn', parent: null, states, status: 'done' });
    expect(
      asked.map(({ name, parent, machine }) => [name, parent === signIn?.id, machine]),
    ).toEqual(['forgetSession', 'congregations', 'signIn'].map((name) => [name, true, null]));
    expect(JSON.stringify(entries)).not.toMatch(/Marie|tres-secret|a\.secret\.token|Monaco/u);
  });

  it('tells what each machine remembers, and what the last event changed [OWN-140]', async () => {
    const { entries } = await session();
    const isGot = ({ kind }: Entry) => kind === 'got';
    const submitted = entries.findIndex(
      (entry) => entry.kind === 'got' && entry.event.type === 'submit',
    );
    const next = entries.findIndex((entry, index) => index > submitted && isGot(entry));
    const [before] = livingAfter(entries.slice(0, submitted)).values();
    const [after] = livingAfter(entries.slice(0, next)).values();
    const none = { congregationId: '', login: '', password: '' };
    const one = { congregationId: '1', login: '(hidden)', password: '(hidden)' };
    expect([before?.context['credentials'], after?.context['credentials']]).toEqual([none, one]);
    expect(after?.context['congregations']).toEqual([{ id: '1', name: '(hidden)' }]);
    expect([...(after?.changed ?? [])]).toEqual(['credentials']);
  });

  it('is replayed to where it ended [OWN-141]', async () => {
    const { entries, states } = await session();
    const trace = readTrace(JSON.stringify(traceWith('/login', entries)));
    const [signIn] = typeof trace === 'string' ? [] : livingAfter(trace.entries).values();
    const moves = (signIn?.events ?? [])
      .map(read)
      .filter(isEvent)
      .map((event) => ({ event }));
    const steps = playedWith(playerOf(signInMachine), read(signIn?.input), moves);
    expect(steps.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
    expect(statesIn(steps.at(-1)!.snapshot)).toEqual(states);
  });
});

describe('a trace', () => {
  it.each([
    ['no JSON', '{', 'This file is no trace: a trace is JSON with a version and entries.'],
    ['a list', '[]', 'This file is no trace: a trace is JSON with a version and entries.'],
    [
      'another version',
      '{"version":7,"entries":[]}',
      'This trace is of version 7; this room reads version 1.',
    ],
    [
      'an entry of another kind',
      '{"version":1,"entries":[{"kind":"dreams","at":1,"actor":"a"}]}',
      'This trace is damaged: an entry of it cannot be read.',
    ],
    ['no entries', '{"version":1}', 'This trace is damaged: an entry of it cannot be read.'],
  ])('that is %s is said to be so [OWN-141]', (_, text, sentence) =>
    expect(readTrace(text)).toBe(sentence),
  );

  it('of a hundred thousand events is read whole, in their order [OWN-141]', () => {
    const entries = [began, ...Array.from({ length: 100_000 }, (_, at) => got(at, `go${at}`))];
    const trace = readTrace(JSON.stringify(traceWith('/', entries)));
    expect(trace).toEqual(traceWith('/', entries));
    const events = livingAfter(entries).get('a')?.events ?? [];
    expect(events).toHaveLength(100_000);
    expect(events.at(-1)).toEqual({ type: 'go99999' });
  });

  it('of an event that cannot be written only the name is told, and the product goes on [OWN-140]', () => {
    const tell = vi.fn<(entry: Entry) => void>();
    const circle: Record<string, unknown> = { type: 'draw' };
    circle['self'] = circle;
    const actor = createActor(signInMachine, {
      input: arrived,
      inspect: recorderTo({ tell, now: () => 0 }),
    });
    actor.start();
    actor.send(circle as never);
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'got', event: { type: 'draw' } }),
    );
    actor.stop();
  });
});
