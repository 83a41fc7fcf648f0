import type { SnapshotFrom } from 'xstate';

import type { groundUploadMachine } from '#machines/grounds/ground-upload.machine.ts';
import {
  type GroundEntries,
  groundNameFault,
  partFaults,
  pathFault,
} from '#machines/grounds/grounds.rules.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import type { Option } from '../parts/fields/combobox.view.ts';
import type { Notice } from '../parts/notice/notice.ts';
import { faultText } from '../parts/texts/faults.ts';
import { groundUploadTexts as texts } from './grounds.texts.ts';
import { sizeText } from '../parts/texts/size.ts';

const optionsOf = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

export const fromOptions = optionsOf(texts.froms);
export const partOptions = optionsOf(texts.parts);

export const sentNotice: Notice = { text: texts.sent, color: 'success' };

export function groundUploadView(snapshot: SnapshotFrom<typeof groundUploadMachine>) {
  const { file, fault, received, problem } = snapshot.context;
  const paused = snapshot.matches('paused');
  const interrupted = snapshot.matches('interrupted');
  const open = !snapshot.matches('closed');
  return {
    canOpen: snapshot.can({ type: 'open' }),
    open,
    fileName: file?.name ?? null,
    fileFault: fault === null ? undefined : texts.faults[fault],
    canClose: snapshot.can({ type: 'close' }),
    canChoose: snapshot.matches('filling'),
    canBring: (entered: GroundEntries) => snapshot.can({ type: 'bring', entered }),
    measuring: snapshot.matches('measuring'),
    busy: snapshot.hasTag('busy'),
    problem: problemView(problem),
    sending: received && {
      share: received.received / received.bytes,
      text: texts.sending(sizeText(received.received), sizeText(received.bytes)),
      standing: interrupted ? texts.interrupted : paused ? texts.paused : texts.stay,
      problem: problemView(problem),
      canPause: snapshot.can({ type: 'pause' }),
      canResume: snapshot.can({ type: 'resume' }),
      canGiveUp: snapshot.can({ type: 'give.up' }),
      canLeave: snapshot.can({ type: 'close' }),
      givingUp: snapshot.matches('givingUp'),
    },
  };
}

/** The sentence of each faulty field; those that are still empty say nothing yet. */
export function fieldErrors(entered: GroundEntries) {
  const faults = partFaults(entered);
  const said = (typed: string, faulty: boolean, sentence: string) =>
    faulty && typed.trim() !== '' ? sentence : undefined;
  return {
    name: entered.name === '' ? undefined : faultText(groundNameFault(entered.name)),
    path: said(entered.path, pathFault(entered.path) !== null, texts.faults.extension),
    centre: said(entered.centre, faults.centre, texts.invalidCentre),
    km: said(entered.km, faults.km, texts.invalidKm),
    frame: said(entered.frame, faults.frame, texts.invalidFrame),
  };
}
