import { type ESTree, Visitor } from 'vite';
import { type Module, lineAt } from '../../house/sources.ts';

/** The lines of states (`exit.editing`) and transitions (`exit.editing save 0`, see `keyOf`). */
export type Lines = Readonly<Record<string, number>>;

/** What stands for the name of an actor, or of a machine, that only the caller of a factory knows. */
export const anyName = '*';

/** The lines of the machine that this module makes; of several, the last. */
export function linesOf(module: Module): Lines {
  const lines = new Map<string, number>();
  const note = (name: string, { start }: { readonly start: number }) =>
    lines.set(name, lineAt(module.text, start));
  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      if (callee.type !== 'MemberExpression' || config?.type !== 'ObjectExpression') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'createMachine') return;
      noteState(wordsOf(propertyOf(config, 'id')), config, note);
    },
  }).visit(module.program);
  return Object.fromEntries(lines);
}

type Note = (name: string, at: { readonly start: number }) => void;

function noteState(id: string, config: ESTree.ObjectExpression, note: Note) {
  const noteEach = (cause: string, value: ESTree.Expression | null) =>
    listOf(value).forEach((transition, index) => note(`${id} ${cause} ${index}`, transition));
  note(id, config);
  for (const [type, value, at] of entriesOf(propertyOf(config, 'on'))) {
    noteEach(type, value);
    if (value.type !== 'ArrayExpression') note(`${id} ${type} 0`, at);
  }
  for (const [delay, value, at] of entriesOf(propertyOf(config, 'after'))) {
    noteEach(`xstate.after.${delay}.${id}`, value);
    if (value.type !== 'ArrayExpression') note(`${id} xstate.after.${delay}.${id} 0`, at);
  }
  noteEach('', propertyOf(config, 'always'));
  noteEach(`xstate.done.state.${id}`, propertyOf(config, 'onDone'));
  for (const invoked of listOf(propertyOf(config, 'invoke'))) {
    const plain = withoutCast(invoked);
    if (plain.type !== 'ObjectExpression') continue;
    const actor = wordsOf(propertyOf(plain, 'id'));
    noteEach(`xstate.done.actor.${actor}`, propertyOf(plain, 'onDone'));
    noteEach(`xstate.error.actor.${actor}`, propertyOf(plain, 'onError'));
  }
  for (const [name, value, at] of entriesOf(propertyOf(config, 'states'))) {
    if (value.type !== 'ObjectExpression') continue;
    noteState(`${id}.${name}`, value, note);
    note(`${id}.${name}`, at);
  }
}

type Entry = readonly [name: string, value: ESTree.Expression, at: { readonly start: number }];

const entriesOf = (value: ESTree.Expression | null): readonly Entry[] =>
  value?.type === 'ObjectExpression'
    ? value.properties.flatMap((property): readonly Entry[] =>
        property.type === 'Property'
          ? [[nameOf(property), withoutCast(property.value), property]]
          : [],
      )
    : [];

const nameOf = ({ key, computed }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : anyName;
};

const propertyOf = (object: ESTree.ObjectExpression, name: string): ESTree.Expression | null =>
  entriesOf(object).find(([other]) => other === name)?.[1] ?? null;

const withoutCast = (value: ESTree.Expression): ESTree.Expression =>
  value.type === 'TSAsExpression' ? withoutCast(value.expression) : value;

const listOf = (value: ESTree.Expression | null): readonly ESTree.Expression[] => {
  if (value === null) return [];
  if (value.type !== 'ArrayExpression') return [value];
  return value.elements.flatMap((element) =>
    element === null || element.type === 'SpreadElement' ? [] : [element],
  );
};

const wordsOf = (value: ESTree.Expression | null): string =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : anyName;
