/**
 * The pages that the gateway's first answer shows, drawn by what is built out of `web`
 * (dist/pages/pages.cjs).
 */
export interface BuiltPages {
  /** Null for an address whose page the application draws alone. */
  readonly pageAt: (path: string) => Page | null;
}

export interface Page {
  /** The operation whose answer is drawn; null where there is nothing to ask. */
  readonly asks: Asked | null;
  /** Null for an answer that only the application can show. */
  readonly draw: (seen: Seen) => DrawnPage | null;
}

export interface Asked {
  /** Of a trusted operation. */
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Seen {
  /** What GraphQL answers, as text; empty where nothing was asked. */
  readonly answer: string;
  /** The user agent. */
  readonly device: string;
}

export interface DrawnPage {
  readonly status: number;
  readonly html: string;
}
