import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import { statesIn, type Step } from '../../../scripts/machines/play/engine.ts';
import { walkedBy } from '../../../scripts/machines/play/runs.ts';
import { textOf } from '../../../scripts/machines/play/values.ts';
import { HeldAnswers } from './held-answers.ts';
import { gapsOf, nameIn, type Path, pathsOf } from './paths.ts';
import type { Hands, Table } from './table.ts';

const full = process.env['FULL'] === '1';

/** Walks a machine in the browser, one test for each path, and first checks that its table is whole. */
export function walk<M extends AnyStateMachine, Screen>(table: Table<M, Screen>) {
  const { machine, always = false } = table;
  test.describe(`${machine.id}, walked`, () => {
    test('its table says of each state what is seen, and of each event how it is done [OWN-166]', () => {
      expect(gapsOf(table)).toEqual([]);
    });
    if (!always && !full) return;
    for (const way of pathsOf(table, full ? 'transition' : 'state'))
      test(`${titleOf(machine, way)} [OWN-166]`, async ({ page }, { title, file }) => {
        await walkPath(table, way, page);
        remember(table, way, { test: title, file });
      });
  });
}

function titleOf(machine: AnyStateMachine, { start, deeds, steps }: Path) {
  const end = statesIn(steps.at(-1)!.snapshot).at(-1)!;
  return `${[start, ...deeds].join(', ')}: ${nameIn(machine, end)}`;
}

async function walkPath<M extends AnyStateMachine, Screen>(
  table: Table<M, Screen>,
  { start, deeds, steps }: Path,
  page: Page,
) {
  const held = Object.values(table.deeds).flatMap(({ answer }) => answer ?? []);
  const answers = await HeldAnswers.of(page, [...new Set(held)], table.operations);
  const screen = await table.starts[start]!.open(page);
  const hands = { page, screen, answers };
  const asked = new Map<string, number>();
  try {
    for (const [at, step] of steps.entries()) {
      const deed = at === 0 ? undefined : deeds[at - 1];
      await test.step(deed ?? start, async () => {
        if (deed !== undefined) await table.deeds[deed]!.how(hands);
        for (const { kind, name } of step.effects)
          if (kind === 'call' && held.includes(name)) asked.set(name, (asked.get(name) ?? 0) + 1);
        for (const [actor, times] of asked) await answers.seeAsked(actor, times);
        await see(table, step, hands);
      });
    }
  } finally {
    await table.tidy?.(hands);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function see<M extends AnyStateMachine, Screen>(
  { machine, shows }: Table<M, Screen>,
  { snapshot }: Step,
  hands: Hands<Screen>,
) {
  for (const id of statesIn(snapshot)) {
    const shown = shows[nameIn(machine, id)];
    if (typeof shown === 'function') await shown(hands, snapshot.context);
  }
}

/** For `npm run machines -- --coverage --all`: what a walk has walked counts as what a test plays. */
function remember<M extends AnyStateMachine, Screen>(
  { machine, starts, deeds }: Table<M, Screen>,
  way: Path,
  from: { readonly test: string; readonly file: string },
) {
  const folder = process.env['MACHINE_TRACES'];
  if (!folder) return;
  const input: unknown = starts[way.start]!.input;
  const events = way.deeds.map((deed) => deeds[deed]!.event);
  const line = textOf({
    input,
    events,
    walked: walkedBy(machine, input, events),
    machine: machine.id,
    ...from,
  });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
