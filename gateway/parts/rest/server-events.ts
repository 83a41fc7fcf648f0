/** An event of a `text/event-stream`. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/** Parses an event stream as the HTML standard does; comments and unknown fields are dropped. */
export async function* eventsIn(chunks: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let rest = '';
  let type = '';
  let data: string[] | null = null;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data !== null) yield { type: type || 'message', data: data.join('\n') };
        type = '';
        data = null;
        continue;
      }
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
      if (name === 'event') type = value;
      if (name === 'data') data = [...(data ?? []), value];
    }
  }
}
