import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { type MapEditor, TerritoryDetail } from '#web/territory/TerritoryDetail.tsx';
import { settings } from './settings.ts';

// Links that are handed on begin with the site.
beforeAll(() => vi.stubGlobal('location', { origin: 'https://plans.example.org' }));
afterAll(() => vi.unstubAllGlobals());

const Editor: MapEditor = () => null;

function drawn(facts: Parameters<typeof settings>[0], MapEditor?: MapEditor): string {
  const detail = createElement(TerritoryDetail, {
    ground: null,
    settings: settings(facts),
    MapEditor,
    toDraw: false,
    onDrawing: () => undefined,
    onChanged: () => undefined,
  });
  return renderToString(
    createElement(
      MemoryRouter,
      null,
      createElement(Provider, { value: createGraphqlClient() }, detail),
    ),
  );
}

const mapButton = /<button[^>]*>(?:(?!<\/button>).)*Dessiner la carte/u;

it('the map button is there where an editor is, for who may edit, and off while reading [DET-08]', () => {
  expect(drawn({}, Editor)).toMatch(mapButton);
  expect(mapButton.exec(drawn({}, Editor))?.[0]).toContain('disabled=""');
  expect(drawn({ canEdit: false }, Editor)).not.toMatch(mapButton);
  expect(drawn({})).not.toMatch(mapButton);
});

it('the teal link is there when there is a map, wherever it lies [DET-09, B-33]', () => {
  const link = /<a [^>]*href="([^"]*)" target="_blank" rel="noopener noreferrer"/u;
  expect(link.exec(drawn({}))?.[1]).toBe('http://localhost:4000/map/old');
  expect(link.exec(drawn({ mapLink: 'https://maps.example.org/12' }))?.[1]).toBe(
    'https://maps.example.org/12',
  );
  expect(drawn({ mapLink: null, mapDrawn: false })).not.toMatch(link);
});
