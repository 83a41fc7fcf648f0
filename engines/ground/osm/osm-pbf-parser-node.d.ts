/** The types that the package brings are no module. */
declare module 'osm-pbf-parser-node' {
  type Tags = Readonly<Record<string, string>>;
  interface OsmNode {
    readonly type: 'node';
    readonly id: number;
    readonly lat: number;
    readonly lon: number;
    readonly tags?: Tags;
  }
  interface OsmWay {
    readonly type: 'way';
    readonly id: number;
    readonly refs: readonly number[];
    readonly tags?: Tags;
  }
  interface OsmMember {
    readonly type: 'node' | 'way' | 'relation';
    readonly ref: number;
    readonly role: string;
  }
  interface OsmRelation {
    readonly type: 'relation';
    readonly id: number;
    readonly members: readonly OsmMember[];
    readonly tags?: Tags;
  }
  type OsmEntity = OsmNode | OsmWay | OsmRelation;
  type TagFilter = boolean | readonly string[];
  /** Decodes one inflated block of data. */
  export function parse(
    block: Uint8Array,
    options: {
      readonly withTags: {
        readonly node: TagFilter;
        readonly way: TagFilter;
        readonly relation: TagFilter;
      };
      readonly withInfo: boolean;
    },
  ): OsmEntity[];
  /** Of the whole file, headers among it; what the tests read by. */
  export function createOSMStream(
    file: string,
    options: { readonly withInfo: boolean },
  ): AsyncGenerator<OsmEntity | { readonly type?: undefined }, void, unknown>;
}
