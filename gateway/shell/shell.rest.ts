import type { Rest } from '../parts/rest/rest.ts';

interface WireLink {
  readonly icon: string;
  readonly title: string;
  readonly target: string;
}

interface WireMenu {
  readonly items: readonly (
    | (WireLink & { readonly type: 'one' })
    | { readonly type: 'sub'; icon: string; title: string; children: readonly WireLink[] }
  )[];
  readonly rgpd_privacy?: boolean;
  readonly congregation_name: string;
  readonly global_map?: boolean;
  readonly login: string;
  /** Sent by our backend only: it has the calls beyond the documents. */
  readonly additions?: boolean;
  readonly first_steps?: Readonly<Record<'people' | 'territories' | 'maps' | 'exit', boolean>>;
}

/** REST call of the menu (REST-06). */
export const shellRest = (rest: Rest) => ({
  menu: () => rest.get<WireMenu>('/user/menu'),
});
