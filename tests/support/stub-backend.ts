import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answering = (call: RecordedCall, response: ServerResponse) => void;

export interface StubBackend {
  readonly url: string;
  /** Every call since the last `answer…`, in order. */
  readonly calls: readonly RecordedCall[];
  readonly answerJson: (body: unknown, status?: number) => void;
  /** Writes the response by hand, malformed if need be. */
  readonly answerWith: (answering: Answering) => void;
  readonly close: () => Promise<void>;
}

/** A backend that records the gateway's calls and answers as the test says. */
export async function openStubBackend(): Promise<StubBackend> {
  let calls: RecordedCall[] = [];
  let answering: Answering = (_call, response) => response.end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      calls.push(call);
      answering(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answerWith = (next: Answering) => {
    calls = [];
    answering = next;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    get calls() {
      return calls;
    },
    answerWith,
    answerJson: (body, status = 200) =>
      answerWith((_call, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
