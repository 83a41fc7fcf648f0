import { describe, expect, it } from 'vitest';
import { layers, sourcesIn, type Layer, type Source } from './support/sources.ts';

const sources = Object.fromEntries(
  await Promise.all(layers.map(async (layer) => [layer, await sourcesIn(layer)] as const)),
) as Record<Layer, readonly Source[]>;
const everywhere = [
  ...Object.values(sources).flat(),
  ...(await sourcesIn('tests')),
  ...(await sourcesIn('scripts')),
  ...(await sourcesIn('bench')),
];

const features = [
  'session',
  'shell',
  'account',
  'mine',
  'dashboard',
  'histogram',
  'exited',
  'territory',
  'history',
  'exit',
  'booking',
  'users',
  'settings',
  'types',
  'log',
  'congregations',
];

/** house rule: who may import whom. */
const mayImport: Record<Layer, (target: string) => boolean> = {
  schema: (target) => target.startsWith('schema/'),
  machines: (target) => /^(?:machines|schema)\//u.test(target),
  gateway: (target) => /^(?:gateway|schema)\//u.test(target),
  web: (target) => /^(?:web|machines|schema)\//u.test(target),
  backend: (target) => target.startsWith('backend/') || target === 'schema/limits.ts',
};

const isOurs = (target: string) => layers.some((layer) => target.startsWith(`${layer}/`));

describe('the borders', () => {
  it.each(layers)('%s imports only what it may', (layer) => {
    const broken = sources[layer].flatMap(({ file, imports }) =>
      imports
        .filter((target) => isOurs(target) && !mayImport[layer](target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('machines need xstate at run time, and turf for maps, nothing else [DC-04]', () => {
    const outside = sources.machines.flatMap(({ imports }) =>
      imports.filter((target) => !isOurs(target)),
    );
    expect(outside.filter((name) => !['xstate', '@turf/turf', 'geojson'].includes(name))).toEqual(
      [],
    );
  });

  it('within a layer no feature imports another', () => {
    const featureOf = (file: string) => features.find((it) => file.split('/')[1] === it);
    const broken = Object.values(sources)
      .flat()
      .flatMap(({ file, imports }) =>
        imports
          .filter((target) => target.split('/')[0] === file.split('/')[0])
          .filter((target) => featureOf(file) && featureOf(target))
          .filter((target) => featureOf(file) !== featureOf(target))
          .map((target) => `${file} imports ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it('only the transport speaks HTTP to the backend, and only it knows its header [DC-02]', () => {
    const knowing = sources.gateway
      .filter(({ text }) => /x-requested-with|undici/iu.test(text))
      .map(({ file }) => file);
    expect(knowing).toEqual(['gateway/rest/rest.ts']);
  });

  it('the browser asks the gateway for all data, at one address [DC-01]', () => {
    const fetching = sources.web
      .filter(({ text }) => /\bfetch\(|XMLHttpRequest\(|'\/graphql'/u.test(text))
      .map(({ file }) => file);
    expect(fetching).toEqual(['web/graphql/client.ts']);
  });

  it('SQL stands in queries files, and nowhere else', () => {
    const broken = sources.backend
      .filter(({ file }) => !/\.queries\.ts$|^backend\/(?:db|http)\//u.test(file))
      .filter(({ text }) =>
        /\b(?:select|insert into|update|delete from)\s[\s\S]{0,200}\b(?:from|values|set|where)\b/u.test(
          strings(text),
        ),
      )
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });
});

describe('the files', () => {
  it('stay short: 300 lines, machines 200', () => {
    const sizes = everywhere
      .map(({ file, text }) => ({ file, lines: text.split('\n').length }))
      .toSorted((a, b) => b.lines - a.lines);
    console.info(
      sizes
        .slice(0, 5)
        .map(({ file, lines }) => `${lines} ${file}`)
        .join('\n'),
    );
    expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]);
    expect(sizes.filter(({ file, lines }) => file.endsWith('.machine.ts') && lines > 200)).toEqual(
      [],
    );
  });

  it('have names that say what they are', () => {
    const files = everywhere.map(({ file }) => file);
    expect(
      files.filter((it) => /\/(?:utils?|helpers?|common|shared|misc)(?:\/|\.)/u.test(it)),
    ).toEqual([]);
    expect(files.filter((it) => /\/index\.tsx?$/u.test(it))).toEqual([]);
    expect(
      files.filter(
        (it) =>
          it.endsWith('.tsx') && !/\/(?:[A-Z]\w+|main|routes|[a-z]+\.columns)\.tsx$/u.test(it),
      ),
    ).toEqual([]);
  });

  it('of French have their own homes: no sentence in a component, a resolver, a rule', () => {
    const french =
      /\p{L}[àâçéèêëîïôûùüœ]|[àâçéèêëîïôûùüœ]\p{L}|\b(?:Veuillez|Voulez|Aucune?|Enregistrer|Annuler|Valider|Fermer|Oui|Non)\b/u;
    const homes = /\.(?:texts|machine|confirmation)\.ts$|\/texts\.ts$/u;
    const broken = [...sources.web, ...sources.gateway, ...sources.machines, ...sources.backend]
      .filter(({ file }) => !homes.test(file) && !file.startsWith('backend/seed/'))
      .filter(({ text }) => french.test(withoutComments(text)))
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('hold nothing forbidden: any, enums, default exports', () => {
    const broken = Object.values(sources)
      .flat()
      .filter(({ text }) =>
        /:\s*any\b|\bas any\b|^export default|^\s*(?:const )?enum\s/mu.test(withoutComments(text)),
      )
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gmu, '');
}

function strings(text: string): string {
  return [...withoutComments(text).matchAll(/`[^`]*`/gu)].map(([it]) => it).join('\n');
}
