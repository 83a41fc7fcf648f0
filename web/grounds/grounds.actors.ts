import { fromPromise } from 'xstate';

import type { groundCancellingMachine } from '#machines/grounds/ground-cancelling.machine.ts';
import type { groundEditingMachine } from '#machines/grounds/ground-editing.machine.ts';
import type { groundRemovalMachine } from '#machines/grounds/ground-removal.machine.ts';
import type { groundUploadMachine } from '#machines/grounds/ground-upload.machine.ts';
import type { ChosenGroundFile } from '#machines/grounds/grounds.rules.ts';

import { browserFile } from '../parts/files/browser-file.ts';
import { type ActorsOf, asks, asksWith } from '../parts/graphql/asks.ts';
import {
  beginGroundUploadMutation,
  cancelGroundMakingMutation,
  editGroundMutation,
  makeGroundMutation,
  removeGroundMutation,
  sendGroundPieceMutation,
} from './grounds.operations.ts';

/** Loaded with the first file: hashing is for administrators of the site alone. */
const sentFile = () => import('./sent-file.ts');

export const groundUploadActors: ActorsOf<typeof groundUploadMachine> = (client) => ({
  makeGround: asks(client, makeGroundMutation),
  measureFile: fromPromise(async ({ input }: { input: { readonly file: ChosenGroundFile } }) => {
    const { measuredFile } = await sentFile();
    return measuredFile(browserFile(input.file));
  }),
  beginGroundUpload: asks(client, beginGroundUploadMutation),
  sendGroundPiece: asksWith(
    client,
    sendGroundPieceMutation,
    async ({ file, makingId, received }) => {
      const { pieceOf } = await sentFile();
      return { makingId, offset: received, ...(await pieceOf(browserFile(file), received)) };
    },
  ),
  cancelGroundMaking: asks(client, cancelGroundMakingMutation),
});

export const groundEditingActors: ActorsOf<typeof groundEditingMachine> = (client) => ({
  editGround: asks(client, editGroundMutation),
});

export const groundRemovalActors: ActorsOf<typeof groundRemovalMachine> = (client) => ({
  removeGround: asks(client, removeGroundMutation),
});

export const groundCancellingActors: ActorsOf<typeof groundCancellingMachine> = (client) => ({
  cancelGroundMaking: asks(client, cancelGroundMakingMutation),
});
