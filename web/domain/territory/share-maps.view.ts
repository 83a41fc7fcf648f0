/** A territory with the link of its public map; null without a map. */
export interface Mapped {
  readonly numberName: string;
  readonly mapLink: string | null;
}

interface LinkedMap {
  readonly numberName: string;
  /** With the site. */
  readonly link: string;
}

/** A mail program may cut a longer text without a word. */
export const mostLinks = 12;

/** Those that have a map, with a link that can be sent. */
export const linkedMaps = (rows: readonly Mapped[], site: string): readonly LinkedMap[] =>
  rows.flatMap(({ numberName, mapLink }) =>
    mapLink === null ? [] : [{ numberName, link: new URL(mapLink, site).href }],
  );

/** The links as a mail has them. */
export const linksText = (maps: readonly LinkedMap[]): string =>
  maps.map(({ numberName, link }) => `${numberName}\n${link}`).join('\n\n');
