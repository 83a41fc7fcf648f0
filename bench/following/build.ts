import { buildFollowed } from '../../scripts/machines/build-followed.ts';
import { buildRoom } from '../../scripts/machines/build-room.ts';

const [web = '', room = ''] = process.argv.slice(2);
await buildFollowed(web);
await buildRoom(room, { runs: async () => ({ problem: null, all: false, byMachine: {} }) });
