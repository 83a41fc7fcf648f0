import { describe, expect, it } from 'vitest';
import { congregationsMachine } from '#machines/congregations/congregations.machine.ts';
import { congregationColumns } from '#web/congregations/congregations.columns.tsx';
import { congregationsView, removalFailure } from '#web/congregations/congregations.view.ts';
import { failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const port = { id: '2', name: 'Port', contact: 'Jean', emailCounter: 1234, failingMails: 0 };
const add = { type: 'add', listed: 1 } as const;
const edit = { type: 'edit', congregationId: '2' } as const;
const save = { type: 'save', name: 'Cap', contact: '' } as const;
const remove = { type: 'remove', congregationId: '2' } as const;
const refusal = refusalError('Cette assemblée existe déjà.');
const view = (
  events: Parameters<typeof play<typeof congregationsMachine>>[2],
  listed: readonly (typeof port)[] = [port],
) => {
  const { dialog, ...rest } = congregationsView(
    play(congregationsMachine, undefined, events).snapshot,
    listed,
  );
  const { canSave, ...shown } = dialog;
  return { ...rest, dialog: { ...shown, canSave: canSave(save) } };
};
const shut = {
  open: false,
  title: 'Nouvelle assemblée',
  first: { name: '', contact: '' },
  saving: false,
  canSave: false,
  canCancel: false,
  problem: null,
};
const atRest = {
  canAdd: true,
  canAct: true,
  question: null,
  about: undefined,
  removing: null,
  dialog: shut,
};

const listed = {
  canAct: true,
  removing: null,
  onEdit: () => undefined,
  onRemove: () => undefined,
  archive: false,
} as const;

describe('the screen of the congregations', () => {
  it('without a mail server counts mails as kept [OWN-263]', () => {
    const kept = congregationColumns({ ...listed, mailsKept: true })[2];
    expect(kept?.header).toBe('E-mails envoyés');
    expect([0, 1, 2].map((emailCounter) => kept?.text({ ...port, emailCounter }))).toEqual([
      '0 gardé',
      '1 gardé',
      '2 gardés',
    ]);
  });

  it('shows name, contact and the mails sent [CADM-01]', () => {
    const columns = congregationColumns({ ...listed, mailsKept: false });
    expect(columns.map(({ header, text }) => [header, text(port)])).toEqual([
      ["Nom de l'assemblée", 'Port'],
      ['Informations de contact', 'Jean'],
      ['E-mails envoyés', '1\u202f234'],
      ['Actions', 'Modifier'],
    ]);
    const mails = (failingMails: number) => columns[2]?.text({ ...port, failingMails });
    expect(mails(1)).toBe('1\u202f234 (1 e-mail non envoyé)');
    expect(mails(1200)).toBe('1\u202f234 (1\u202f200 e-mails non envoyés)');
  });

  it('offers to add only where the list could be loaded [CADM-02]', () => {
    expect(view([])).toEqual(atRest);
    expect(view([], [])).toEqual({ ...atRest, canAdd: false });
  });

  it('opens the same dialog for new and existing ones [CADM-04, CADM-06, CADM-07]', () => {
    const busy = { ...atRest, canAdd: false, canAct: false };
    const open = { ...shut, open: true, canSave: true, canCancel: true };
    const known = {
      ...open,
      title: 'Modifier cette assemblée',
      first: { name: 'Port', contact: 'Jean' },
    };
    expect(view([add])).toEqual({ ...busy, dialog: open });
    expect(view([edit])).toEqual({ ...busy, about: 'Port', dialog: known });
    expect(view([edit, save])).toEqual({
      ...busy,
      about: 'Port',
      dialog: { ...known, saving: true, canSave: false, canCancel: false },
    });
    expect(view([add, save, failed('addCongregation', refusal)])).toEqual({
      ...busy,
      dialog: { ...open, problem: { message: refusal.message, severity: 'error' } },
    });
    expect(view([add, { type: 'cancel' }])).toEqual(atRest);
  });

  it('asks before a removal, and keeps showing what could not be removed [CADM-08, CADM-09]', () => {
    const busy = { ...atRest, canAdd: false, canAct: false };
    const about = {
      ...shut,
      title: 'Modifier cette assemblée',
      first: { name: 'Port', contact: 'Jean' },
    };
    expect(view([remove])).toEqual({
      ...busy,
      question: 'Voulez-vous supprimer cette assemblée ?',
      about: 'Port',
      dialog: { ...about, canCancel: true },
    });
    expect(view([remove, { type: 'confirm' }])).toEqual({
      ...busy,
      about: 'Port',
      removing: '2',
      dialog: about,
    });
    expect(removalFailure(refusal.refusal)).toEqual({
      text: refusal.message,
      color: 'error',
      timeout: 0,
    });
    expect(removalFailure('unreachable')).toEqual({
      text: 'Problème de connexion au serveur.',
      color: 'error',
      timeout: 0,
    });
    expect(removalFailure(null)).toBe(null);
  });
});
