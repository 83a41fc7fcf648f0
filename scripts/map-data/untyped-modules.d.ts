/** The types of osm-pbf-parser-node are no module; vt-pbf has none. */
declare module 'osm-pbf-parser-node' {
  type Tags = Readonly<Record<string, string>>;
  interface OsmHeader {
    readonly type?: undefined;
  }
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
  export function createOSMStream(
    file: string,
    options?: { readonly withInfo?: boolean },
  ): AsyncGenerator<OsmHeader | OsmNode | OsmWay | OsmRelation, void, unknown>;
}

declare module 'vt-pbf' {
  export function fromGeojsonVt(
    layers: Readonly<Record<string, { readonly features: readonly unknown[] }>>,
    options?: { readonly version?: number; readonly extent?: number },
  ): Uint8Array;
}
