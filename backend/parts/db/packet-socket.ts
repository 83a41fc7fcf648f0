import { Socket } from 'node:net';

/**
 * Collects writes until the end of the event loop turn and sends them in one packet: unawaited
 * consecutive statements cost a single system call.
 */
export function packetSocket(): Socket {
  const socket = new Socket();
  const write: (...written: never[]) => boolean = socket.write.bind(socket);
  let gathering = false;
  socket.write = (...written: never[]) => {
    if (!gathering) {
      gathering = true;
      socket.cork();
      setImmediate(() => {
        gathering = false;
        socket.uncork();
      });
    }
    return write(...written);
  };
  return socket;
}
