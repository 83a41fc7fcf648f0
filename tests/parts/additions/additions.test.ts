import { Kind, OperationTypeNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { additions } from '#backend/parts/permissions/permissions.ts';
import { modulesIn, sourcesIn } from '../../../scripts/house/sources.ts';

/** Where such a read does not stand beside a documented page, and says why it fails. */
const onTheirOwn = {
  cardsCheckQuery: 'the dialog of the cards, which rest on a call of ours',
  s13CheckQuery: 'the dialog of another service year',
  groundSearchQuery: 'the list below what one typed',
  exportOwnDataQuery: 'asked for with a button',
  connectionsQuery: 'a machine, whose block is not there until it has an answer',
  passkeysQuery: 'a machine, whose card is not there until it has an answer',
  secondFactorQuery: 'a machine, whose card is not there until it has an answer',
  messagesQuery: '/u-messages',
  passkeySignInOptionsQuery: 'a machine, whose button is not there until it has an answer',
  importReportQuery: '/c-import',
  importsQuery: '/c-import',
  mapsToExportQuery: 'asked for with a button, on a section that rests on a call of ours',
  oneTapLinkQuery: '/lien',
  personQuery: '/u-view',
  serverStatusQuery: '/c-server',
  sharedStreetsQuery: '/a-deux',
  deviceKeyQuery: 'no page: what ends on the device, without it no draft is kept',
  pocketStandingQuery: 'no page: no answer changes nothing of what is kept',
} as const;

/** Read by a screen of ours too, which says why it fails. */
const alsoOnTheirOwn: Readonly<Record<string, readonly string[]>> = {
  territoryStreetsQuery: ['web/streets/useTerritoryStreets.ts'],
  unvisitedPlacesQuery: ['web/field/FieldScreen.tsx', 'web/unvisited/UnvisitedPlaces.tsx'],
};

/** Operations, and what asks them ahead of their screens. */
const silent = /\.operations\.ts$|^web\/pages\.ts$/u;

const calls = new Map(
  (await sourcesIn('schema', '.graphql')).flatMap(({ text }) =>
    [...text.matchAll(/"[^"]*?((?:GET|POST) \/[\w/{}]+)"\n\s+(\w+)/gu)].map(
      ([, call = '', field = '']) => [field, call] as const,
    ),
  ),
);
const modules = await modulesIn('web');
const queries = modules.flatMap(({ text }) =>
  [...text.matchAll(/export const (\w+) = graphql\(`([^`]*)`\)/gu)].flatMap(
    ([, name = '', document = '']) => {
      const [operation] = parse(document).definitions;
      if (
        operation?.kind !== Kind.OPERATION_DEFINITION ||
        operation.operation !== OperationTypeNode.QUERY
      )
        return [];
      const fields = operation.selectionSet.selections.flatMap((it) =>
        it.kind === Kind.FIELD ? [it.name.value] : [],
      );
      return [{ name, ours: fields.map((it) => (calls.get(it) ?? '') in additions) }];
    },
  ),
);
const ours = queries.filter((it) => it.ours.includes(true));

describe('a query that rests on a call beyond the documents', () => {
  it('asks nothing of the documents, which would wait for it [OWN-195]', () => {
    expect(ours.length).toBeGreaterThan(10);
    // The map of what is chosen to go out is ours in whole.
    expect(ours.filter((it) => it.ours.includes(false)).map(({ name }) => name)).toEqual([
      'drawnTerritoriesQuery',
    ]);
  });

  it.each(ours.map(({ name }) => name).filter((name) => !(name in onTheirOwn)))(
    'is asked by `useAddition`, which is silent where it fails: %s [OWN-195, B-123]',
    (name) => {
      const askers = modules
        .filter(({ file, text }) => !silent.test(file) && text.includes(name))
        .filter(({ text }) => !new RegExp(`useAddition\\(\\{\\s+query: ${name}\\b`, 'u').test(text))
        .map(({ file }) => file);
      expect(askers).toEqual(alsoOnTheirOwn[name] ?? []);
    },
  );

  it('is told from others by name, each of which is there [OWN-195]', () => {
    const names = ours.map(({ name }) => name);
    expect(Object.keys(onTheirOwn).filter((it) => !names.includes(it))).toEqual([]);
  });
});
