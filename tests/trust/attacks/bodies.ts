import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, bearer, call } from '../asking.ts';
import type { Known } from '../calls.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { faultOf, graphqlFaultOf } from '../verdict.ts';
import { aFile, soundVariables } from '../variables.ts';

const tooMuch = 9_000_000;

/** Bodies larger than any that is taken, at every call and every operation, signed in and not. */
export async function largeBodies(stage: Stage, known: Known): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'bodies that are too large');
  const large = 'x'.repeat(tooMuch);
  // A body that is longer than any is answered, and its connection closed, while it is still sent.
  const broken = (fault: Error) =>
    /EPIPE|ECONNRESET|other side closed/u.test(String(fault.cause)) ? null : String(fault.cause);
  for (const one of known.calls.filter(({ method }) => method === 'POST')) {
    for (const headers of [{}, bearer(await stage.seat(1))]) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      tally.tried();
      const fault = await call(stage, one, { body: `x=${large}`, headers: { ...headers, ...type } })
        .then((it) => (it.text.includes('"success":true') ? 'taken' : faultOf(it)))
        .catch(broken);
      if (fault) tally.through(`${one.name}: ${fault}`);
    }
  }
  const file = aFile(large);
  for (const one of known.operations.filter(({ variables }) => variables.length > 0)) {
    const sound = soundVariables(one);
    const [name = ''] = Object.keys(sound);
    const spoiled = { ...sound, [name]: sound[name] instanceof File ? file : large };
    tally.tried();
    const fault = await ask(stage, one, spoiled, bearer(await stage.seat(1)))
      .then((it) => (it.text.includes('"Done"') ? 'taken' : graphqlFaultOf(it)))
      .catch(broken);
    if (fault) tally.through(`${one.name}: ${fault}`);
  }
  return [tally.row()];
}

/** Milliseconds for headers and for a body, and for who looks after them. */
const longest = 25_000;

/** Headers and bodies that come drop by drop: their connections are closed. */
export async function slowBodies({ product }: Stage, sockets: number): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'headers and bodies drop by drop');
  const { port } = new URL(product.url);
  const head = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const open = Array.from({ length: sockets }, (_, at) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(at % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n`);
    return socket;
  });
  const dripping = setInterval(() => {
    for (const [at, socket] of open.entries())
      if (!socket.destroyed) socket.write(at % 2 === 0 ? 'X-A: b\r\n' : 'x');
  }, 1000);
  tally.tried(sockets);
  await Promise.race([Promise.all(open.map(closed)), pause(longest)]);
  clearInterval(dripping);
  const left = open.filter((socket) => !socket.destroyed);
  for (const socket of left) {
    socket.destroy();
    tally.through(`a connection is still open after ${longest} ms`);
  }
  return [tally.row()];
}

const closed = async (socket: Socket) => socket.destroyed || once(socket, 'close');
