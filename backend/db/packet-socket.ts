import { Socket } from 'node:net';

/**
 * Sends in one packet what is written until the event loop turns: statements that follow each other
 * unawaited cost one system call.
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
