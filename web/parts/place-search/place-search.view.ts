import type { CombinedError } from '@urql/core';
import type { GroundPlace, GroundSearch } from '#schema/generated.ts';
import { withProduct } from '../texts/product.ts';
import { placeSearchTexts as texts } from './place-search.texts.ts';

export const leastLetters = 2;
/** Territories named of a street; the rest is counted. */
const mostNamed = 4;

type Place = Omit<GroundPlace, '__typename'>;

export interface PlaceOption {
  readonly id: string;
  readonly label: string;
  /** The town it lies in, and the territories that hold it. */
  readonly detail: string;
  readonly place: Place;
}

interface Answer {
  readonly fetching: boolean;
  readonly data?: { readonly groundSearch?: GroundSearch | null };
  readonly error?: CombinedError;
}

export interface PlaceSearchView {
  readonly options: readonly PlaceOption[];
  /** What is said instead of options, or null. */
  readonly status: string | null;
  /** The names are still being read: it is to be asked again. */
  readonly again: boolean;
  /** The options are those of what was typed before: a key is not to choose one unread. */
  readonly late: boolean;
}

const nothing: PlaceSearchView = { options: [], status: null, again: false, late: false };
const saying = (status: string): PlaceSearchView => ({ ...nothing, status });

/** What the list below the field shows (OWN-118). */
export function placeSearchView(typed: string, { fetching, data, error }: Answer): PlaceSearchView {
  if (typed.trim().length < leastLetters) return nothing;
  if (error) return saying(texts.failed);
  if (!data) return fetching ? saying(texts.searching) : nothing;
  const { groundSearch: found } = data;
  if (!found || found.state === 'nameless') return saying(texts.nameless);
  if (found.state === 'missing') return saying(withProduct(texts.missing));
  if (found.state === 'reading') return { ...saying(texts.reading), again: true };
  if (found.places.length === 0) return saying(fetching ? texts.searching : texts.none);
  return { ...nothing, options: found.places.map(optionOf), late: fetching };
}

function optionOf(place: Place, at: number): PlaceOption {
  const { named, more } = holdersOf(place);
  const holders = named.map(({ number }) => `T${number}`);
  const held =
    holders.length === 0
      ? withProduct(texts.nobody)
      : [holders.join(', '), ...(more > 0 ? [texts.and(more)] : [])].join(' ');
  return {
    id: String(at),
    label: place.label,
    detail: [...(place.town === null ? [] : [place.town]), held].join(' · '),
    place,
  };
}

export interface HoldersView {
  readonly named: Place['territories'];
  readonly more: number;
}

export const holdersOf = ({ territories }: Place): HoldersView => ({
  named: territories.slice(0, mostNamed),
  more: Math.max(0, territories.length - mostNamed),
});

/** A place lies at a scale at which its neighbourhood is seen, a house at that of its street. */
export const zoomOf = ({ kind }: Place): number =>
  kind === 'place' ? 15 : kind === 'house' ? 18 : 17;

/** Tile servers and pictures name nothing that could be searched. */
export const isSearchable = (basemapUrl: string): boolean =>
  /\.pmtiles(?:$|[?#])/u.test(basemapUrl);
