import type { MadeTick } from '#machines/domain/streets/streets.rules.ts';

/** Local storage: marks of somebody without an account, by the code they were made with, until it ends (OWN-214). */
const key = 'a-deux';

interface Kept {
  readonly token: string;
  readonly ticks: readonly MadeTick[];
}

function stored(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function store(kept: readonly Kept[]) {
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that refuses to store keeps them until the page is left.
  }
}

const isKept = (it: unknown): it is Kept =>
  typeof it === 'object' &&
  it !== null &&
  'token' in it &&
  typeof it.token === 'string' &&
  'ticks' in it &&
  Array.isArray(it.ticks) &&
  it.ticks.every(isTick);

const isTick = (it: unknown): it is MadeTick =>
  typeof it === 'object' &&
  it !== null &&
  ['street', 'side', 'state'].every((name) => typeof Reflect.get(it, name) === 'string') &&
  typeof Reflect.get(it, 'at') === 'number';

const ofToday = ({ at }: MadeTick) => new Date(at).toDateString() === new Date().toDateString();

/** Of that code, the marks that were not sent; a code ends with its day, and so do they. */
export const keptTicks = (token: string): readonly MadeTick[] =>
  stored()
    .filter((it) => it.token === token)
    .flatMap(({ ticks }) => ticks.filter(ofToday));

export function keepTicks(token: string, ticks: readonly MadeTick[]): void {
  const others = stored().filter((it) => it.token !== token && it.ticks.some(ofToday));
  const own = ticks.map(({ street, side, state, at }) => ({ street, side, state, at }));
  store(own.length === 0 ? others : [...others, { token, ticks: own }]);
}
