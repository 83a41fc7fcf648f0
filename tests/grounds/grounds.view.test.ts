import { describe, expect, it } from 'vitest';
import {
  areaOf,
  groundNameOf,
  noGroundEntries,
  partFaults,
} from '#machines/grounds/grounds.rules.ts';
import type { Ground, GroundMaking, SiteGrounds } from '#schema/generated.ts';
import { extentText, groundMap } from '#web/grounds/extent.view.ts';
import {
  congregationChoices,
  dateText,
  groundsView,
  makingsView,
  underWay,
} from '#web/grounds/grounds.view.ts';
import { sizeText } from '#web/parts/texts/size.ts';

const ground: Ground = {
  id: '3',
  name: 'Liechtenstein',
  address: '/grounds/ab.pmtiles',
  bounds: [9.47, 47.05, 9.64, 47.27],
  bytes: 12_345_678,
  sourceDate: '2026-03-01',
  streets: 1,
  houseNumbers: 12_345,
  congregationIds: ['2'],
  missing: false,
};
const making: GroundMaking = {
  id: '7',
  state: 'making',
  name: 'Suisse',
  fileName: 'suisse.osm.pbf',
  bytes: 1000,
  received: 1000,
  phase: 'tiling',
  share: 0.417,
  secondsLeft: 95,
  problem: null,
};
const site: SiteGrounds = {
  grounds: [ground, { ...ground, id: '4', name: 'Suisse', congregationIds: ['5'] }],
  makings: [making],
  congregations: [
    { id: '5', name: 'Sargans', groundId: '4' },
    { id: '2', name: 'Vaduz', groundId: '3' },
    { id: '6', name: 'Zug', groundId: null },
  ],
};

describe('a ground shows', () => {
  it('who draws on it, what it covers and holds, and how old it is [OWN-67]', () => {
    expect(groundsView(site, '2026-11-15')[0]).toMatchObject({
      id: '3',
      name: 'Liechtenstein',
      facts: [
        { term: 'Assemblées', text: 'Vaduz' },
        {
          term: 'Couvre',
          text: '47,05° à 47,27°\u00A0N, 9,47° à 9,64°\u00A0E\u202F; environ 13\u00A0×\u00A024\u00A0km',
        },
        { term: 'Données', text: '01/03/2026 (il y a 8\u00A0mois)' },
        { term: 'Contient', text: '1\u00A0rue, 12\u202F345\u00A0numéros' },
        { term: 'Taille', text: '12,3\u00A0Mo' },
      ],
    });
  });

  it.each([
    ['2026-03-15', '15/03/2026 (aujourd’hui)'],
    ['2026-03-14', '14/03/2026 (il y a 1\u00A0jour)'],
    ['2026-01-20', '20/01/2026 (il y a 54\u00A0jours)'],
    ['2025-01-15', '15/01/2025 (il y a 13\u00A0mois)'],
    ['2022-03-01', '01/03/2022 (il y a 4\u00A0ans)'],
    [null, 'date inconnue'],
  ])('the age of data of %s [OWN-67]', (day, text) => {
    expect(dateText(day, '2026-03-15')).toBe(text);
  });

  it.each([
    [900, '1\u00A0ko'],
    [4_200_000, '4,2\u00A0Mo'],
    [1_234_000_000, '1,23\u00A0Go'],
    [1_000_000_000_000, '1\u00A0To'],
  ])('%i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

  it('both hemispheres where it lies in two [OWN-67]', () => {
    expect(extentText([-1, -0.5, 1, 0.5])).toBe(
      '0,50°\u00A0S à 0,50°\u00A0N, 1,00°\u00A0O à 1,00°\u00A0E\u202F; environ 220\u00A0×\u00A0110\u00A0km',
    );
    expect(extentText([-5, -4, -3, -2])).toContain('4,00° à 2,00°\u00A0S, 5,00° à 3,00°\u00A0O');
  });

  it('itself on a map, within its frame [OWN-67]', () => {
    const { basemap, geojsonFeature } = groundMap(ground);
    expect(basemap).toMatchObject({ url: '/grounds/ab.pmtiles', name: 'Liechtenstein' });
    expect(geojsonFeature?.features).toMatchObject([
      { properties: { desc: 'GloBalMap' }, geometry: { type: 'Polygon' } },
    ]);
  });

  it('the congregations to give it to, and what they draw on now [OWN-67]', () => {
    expect(congregationChoices(site, '3')).toEqual([
      { id: '5', name: 'Sargans (sur Suisse)' },
      { id: '2', name: 'Vaduz' },
      { id: '6', name: 'Zug' },
    ]);
  });
});

describe('a ground on its way shows', () => {
  const shown = (facts: Partial<GroundMaking>) =>
    makingsView({ ...site, makings: [{ ...making, ...facts }] })[0];

  it.each([
    [{}, 'Découpe en tuiles, 42\u202F%, encore 2\u00A0minutes environ', 0.417, false],
    [{ phase: null, secondsLeft: null }, 'Lecture du fichier, 42\u202F%', 0.417, false],
    [
      { secondsLeft: 3 },
      'Découpe en tuiles, 42\u202F%, encore 5\u00A0secondes environ',
      0.417,
      false,
    ],
    [
      { secondsLeft: 7200 },
      'Découpe en tuiles, 42\u202F%, encore 2\u00A0heures environ',
      0.417,
      false,
    ],
    [{ state: 'waiting' }, 'En attente de son tour', null, false],
    [{ state: 'cancelling' }, 'Abandon en cours', null, false],
    [{ state: 'failed', problem: 'Trop grand.' }, 'Trop grand.', null, true],
    [
      { state: 'receiving', received: 996 },
      'Envoi interrompu, 99\u202F% reçus. Choisis de nouveau le même fichier pour continuer.',
      0.996,
      true,
    ],
  ])('with %j where it stands [OWN-69]', (facts, text, share, idle) => {
    const { text: said, ...rest } = shown(facts) ?? { text: '' };
    expect(said.replaceAll('\u00A0%', '\u202F%')).toBe(text);
    expect(rest).toMatchObject({ share, idle });
  });

  it('is asked for again only while the server is at work [OWN-69]', () => {
    const at = (state: string) => underWay({ ...site, makings: [{ ...making, state }] });
    expect(['waiting', 'making', 'cancelling'].map(at)).toEqual([true, true, true]);
    expect(['receiving', 'failed'].map(at)).toEqual([false, false]);
  });
});

describe('the form of a ground', () => {
  it('names it after the file [OWN-67]', () => {
    expect(groundNameOf('liechtenstein-latest.osm.pbf')).toBe('Liechtenstein');
    expect(groundNameOf('cote-d-azur_260301.pmtiles')).toBe('Cote d azur 260301');
    expect(groundNameOf('monaco-260301.osm.pbf')).toBe('Monaco');
    expect(groundNameOf('andorra.osm.pbf')).toBe('Andorra');
    expect(groundNameOf('andorra.osm.gz')).toBe('');
  });

  it.each([
    ['43.7384, 7.4246', '5', '43.7384,7.4246,5'],
    ['43,7384 7,4246', '2,5', '43.7384,7.4246,2.5'],
    ['43.73,7.42', '1 km', '43.73,7.42,1'],
  ])('reads the centre %s and %s kilometres [OWN-67]', (centre, km, around) => {
    const entries = { ...noGroundEntries, part: 'around' as const, centre, km };
    expect(partFaults(entries)).toEqual({ centre: false, km: false, frame: false });
    expect(areaOf(entries)).toEqual({ bbox: '', around });
  });

  it('reads a frame, and refuses one that is turned [OWN-67, OWN-73]', () => {
    const entries = {
      ...noGroundEntries,
      part: 'frame' as const,
      frame: '9.47, 47.05, 9.64, 47.27',
    };
    expect(areaOf(entries)).toEqual({ bbox: '9.47,47.05,9.64,47.27', around: '' });
    expect(partFaults(entries).frame).toBe(false);
    for (const frame of ['', '9.47, 47.27, 9.64, 47.05', '9.47, 47.05, 9.64', '200, 1, 3, 4'])
      expect(partFaults({ ...entries, frame }).frame, frame).toBe(true);
  });
});
