/** Something that a browser did not load or run because of the content security policy. */
export interface Blocked {
  /** A directive of the policy; `other` for a word that is none. */
  readonly directive: string;
  /** What kind of thing, of a closed list: the address itself is dropped. */
  readonly kind: string;
}

/** Reports counted of one request. */
const mostReports = 100;

/**
 * What the reports of one request were about: `application/reports+json` (Reporting API) or
 * `application/csp-report` (CSP 2). Reports on pages of other hosts than `hosts` are left out: any page may
 * name this address in its own policy. Null for what is no such report (OWN-381).
 */
export function blockedIn(body: unknown, hosts: ReadonlySet<string>): readonly Blocked[] | null {
  const legacy = recordIn(body, 'csp-report');
  if (legacy) {
    const directive = legacy['effective-directive'] ?? legacy['violated-directive'];
    return blocked(directive, legacy['blocked-uri'], legacy['document-uri'], hosts);
  }
  if (!Array.isArray(body)) return null;
  return body.slice(0, mostReports).flatMap((report: unknown) => {
    const told = isRecord(report) && report['type'] === 'csp-violation' && recordIn(report, 'body');
    if (!told) return [];
    return blocked(told['effectiveDirective'], told['blockedURL'], told['documentURL'], hosts);
  });
}

function blocked(
  directive: unknown,
  thing: unknown,
  document: unknown,
  hosts: ReadonlySet<string>,
): readonly Blocked[] {
  const page = urlIn(document);
  if (page === null || !hosts.has(page.host)) return [];
  const [name = ''] = typeof directive === 'string' ? directive.split(' ', 1) : [];
  return [
    { directive: directives.has(name) ? name : 'other', kind: kindOf(thing ?? '', page.host) },
  ];
}

function kindOf(thing: unknown, ownHost: string): string {
  if (typeof thing !== 'string') return 'other';
  const word = words.get(thing.split(':', 1)[0] ?? '');
  if (word !== undefined) return word;
  const url = urlIn(thing);
  if (url === null) return 'other';
  if (url.host !== ownHost) return 'other-host';
  const first = `/${url.pathname.split('/', 2)[1] ?? ''}`;
  return ownPaths.has(first) ? `own ${first}` : 'own';
}

/** `blocked-uri` is a word, or only the scheme of what is not of the web (CSP 3, 5.4). */
const words: ReadonlyMap<string, string> = new Map([
  ['', 'inline'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['trusted-types-policy', 'trusted-types'],
  ['trusted-types-sink', 'trusted-types'],
  ['data', 'data'],
  ['blob', 'blob'],
  ['self', 'own'],
  ['chrome-extension', 'extension'],
  ['moz-extension', 'extension'],
  ['safari-extension', 'extension'],
  ['safari-web-extension', 'extension'],
]);

/** First pieces of the site's paths; what follows them may be a token. */
const ownPaths: ReadonlySet<string> = new Set([
  '/assets',
  '/calendrier',
  '/graphql',
  '/grounds',
  '/icons',
  '/map',
]);

const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

function urlIn(value: unknown): URL | null {
  if (typeof value !== 'string' || !/^https?:/iu.test(value)) return null;
  return URL.canParse(value) ? new URL(value) : null;
}

const recordIn = (value: unknown, key: string): Record<string, unknown> | null => {
  const inner = isRecord(value) ? value[key] : null;
  return isRecord(inner) ? inner : null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
