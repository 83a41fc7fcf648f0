/** What only the key opens: AES-GCM, with a vector of its own each time. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

interface FileMark {
  readonly kind: 'a file';
  readonly name: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Seals anything that JSON can write, files in it too. */
export async function sealed(key: CryptoKey, value: unknown): Promise<Sealed> {
  const files: File[] = [];
  let size = 0;
  const json = JSON.stringify(value, (_, it: unknown) => {
    if (!(it instanceof File)) return it;
    files.push(it);
    const from = size;
    size += it.size;
    return { kind: 'a file', name: it.name, type: it.type, from, to: size } satisfies FileMark;
  });
  const text = new TextEncoder().encode(json);
  const length = new Uint8Array(new Uint32Array([text.length]).buffer);
  const whole = await new Blob([length, text, ...files]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, whole) };
}

/** Rejects where another key sealed it. */
export async function opened(key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> {
  const whole = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  const [length = 0] = new Uint32Array(whole.slice(0, 4));
  const files = whole.slice(4 + length);
  const json = new TextDecoder().decode(whole.slice(4, 4 + length));
  return JSON.parse(json, (_, it: unknown) =>
    isFileMark(it) ? new File([files.slice(it.from, it.to)], it.name, { type: it.type }) : it,
  );
}

const isFileMark = (it: unknown): it is FileMark =>
  typeof it === 'object' && it !== null && Reflect.get(it, 'kind') === 'a file';
