import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import {
  ageSessions,
  ownPassword,
  ownPerson,
  type OwnPerson,
  removePerson,
} from '../support/pages/own-person.ts';
import { arriveWithToken } from '../support/pages/visitor.ts';
import { done } from '../support/play.ts';
import {
  type VirtualAuthenticator,
  virtualAuthenticator,
} from '../support/virtual-authenticator.ts';
import { asks, clicks, saysNo, saysYes } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isLost, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { HeldDevice } from './held-device.ts';
import { endKeys, ownKey } from './own-key.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';

const login = 'DEMO Trousseau';

/** Mon compte of somebody who has a key on another device. */
class WalkedKeys {
  readonly page: Page;
  readonly person: OwnPerson;
  readonly authenticator: VirtualAuthenticator;
  readonly device: HeldDevice;

  constructor(page: Page, having: Pick<WalkedKeys, 'person' | 'authenticator' | 'device'>) {
    this.page = page;
    this.person = having.person;
    this.authenticator = having.authenticator;
    this.device = having.device;
  }

  readonly card = () => this.page.getByRole('region', { name: 'Se connecter sans mot de passe' });
  readonly button = (name: string) => this.card().getByRole('button', { name });
  readonly add = () => this.button('Ajouter cet appareil');
  readonly question = (words: string) => this.page.getByRole('dialog', { name: words });
  readonly naming = () => this.page.getByRole('dialog', { name: 'Renommer' });
  readonly proof = () => this.page.getByRole('dialog', { name: 'Mot de passe actuel' });
}

async function open(page: Page) {
  const person = await ownPerson(login);
  await ownKey(person);
  const authenticator = await virtualAuthenticator(page);
  const device = await HeldDevice.of(page);
  await arriveWithToken(page, person.token, '/u-my-account');
  return new WalkedKeys(page, { person, authenticator, device });
}

type At = Hands<WalkedKeys>;
type Dialog = 'naming' | 'proof';

const confirms = (dialog: Dialog, field: string, text: string) => ({
  how: async ({ screen }: At) => {
    await screen[dialog]().getByLabel(field).fill(text);
    await screen[dialog]().getByRole('button', { name: 'Valider' }).click();
  },
});
const leaves = (dialog: Dialog, in_: string) => ({
  event: { type: 'cancel' },
  when: (_: unknown, state: unknown) => state === in_,
  how: ({ screen }: At) => screen[dialog]().getByRole('button', { name: 'Annuler' }).click(),
});
const seeDialog =
  (dialog: Dialog) =>
  async ({ screen }: At, { problem }: { readonly problem: unknown }) => {
    await expect(screen[dialog]().getByRole('button', { name: 'Valider' })).toBeVisible();
    await expect(screen[dialog]().getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
  };
const seeAdding = async ({ screen }: At) => {
  await expect(screen.add()).toHaveAttribute('aria-busy', 'true');
  await expect(screen.button('Supprimer').first()).toBeDisabled();
};
const seeBusy = async (hands: At, context: { readonly passkeys: unknown }) => {
  if (context.passkeys === null) await expect(hands.screen.card()).toHaveCount(0);
  else await expect(hands.screen.add()).toBeDisabled();
};

/** Another device of theirs has ended the key meanwhile. */
const endedElsewhere = (actor: string) => ({
  ...isRefused(actor),
  how: async ({ screen, answers }: At) => {
    await endKeys(screen.person);
    await answers.come(actor);
  },
});
const told = { __typename: 'Done', notice: null };
const key = { id: 'a', name: 'Téléphone', madeOn: '', usedOn: null, otherAddress: null };

test.use({ viewport: desk });

walk({
  machine: passkeysMachine,
  starts: { 'somebody opens Mon compte': { input: undefined, open } },
  deeds: {
    'the keys come': comes('passkeys', { offered: true, passkeys: [key] }),
    'they fail to come': fails('passkeys'),
    'tries again': {
      event: { type: 'retry' },
      when: ({ passkeys }) => passkeys !== null,
      ...clicks('Réessayer'),
    },
    'adds the device': { event: { type: 'add' }, ...clicks('Ajouter cet appareil') },
    'the options come': comes('passkeyOptions', { options: '{}' }),
    'the session is old, the password is asked for': {
      ...isRefused('passkeyOptions', {
        forceOffered: 'presentPassword',
        when: ({ presentPassword }: { readonly presentPassword: string }) => presentPassword === '',
      }),
      how: async ({ screen, answers }: At) => {
        await ageSessions(screen.person);
        await answers.come('passkeyOptions');
      },
    },
    'the options fail to come': fails('passkeyOptions'),
    'gives the password': {
      event: { type: 'prove', presentPassword: ownPassword },
      ...confirms('proof', 'Mot de passe actuel', ownPassword),
    },
    'leaves the question for it': leaves('proof', 'askingPresentPassword'),
    'shows finger or face': {
      event: done('makePasskey', { credential: '{}' }),
      how: ({ screen }: At) => screen.device.answer('make'),
    },
    'closes the dialog of the browser': {
      event: done('makePasskey', { trouble: 'cancelled' }),
      how: async ({ screen }: At) => {
        await screen.authenticator.verifies(false);
        await screen.device.answer('make');
      },
    },
    'it is added': comes('addPasskey', told),
    'it fails to be added': fails('addPasskey'),
    'renames a key': {
      event: { type: 'rename', passkeyId: 'a', name: 'Téléphone' },
      how: ({ screen }: At) => screen.button('Renommer').first().click(),
    },
    'gives a name': {
      event: { type: 'save', name: 'Tablette' },
      ...confirms('naming', 'Nom de la clé d’accès', 'Tablette'),
    },
    'keeps the name': leaves('naming', 'naming'),
    'it is renamed': comes('renamePasskey', told),
    'it was ended elsewhere, its name is refused': endedElsewhere('renamePasskey'),
    'ends a key': {
      event: { type: 'end', passkeyId: 'a' },
      how: ({ screen }: At) => screen.button('Supprimer').first().click(),
    },
    'says yes': { event: { type: 'confirm' }, ...saysYes },
    'says no': {
      event: { type: 'cancel' },
      when: (_, state) => state === 'confirmingEnd',
      ...saysNo,
    },
    'it is ended': comes('endPasskey', told),
    'it was ended elsewhere, its end is refused': endedElsewhere('endPasskey'),
    'the request is lost': isLost('endPasskey'),
  },
  differs: ({ named: _, options: __, credential: ___, ...rest }) => rest,
  shows: {
    loading: seeBusy,
    failed: async ({ screen }, { passkeys }) => {
      if (passkeys === null) await expect(screen.card()).toHaveCount(0);
      else await expect(screen.button('Réessayer')).toBeVisible();
    },
    shown: async ({ screen, page }, { problem, trouble }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(screen.add()).toBeEnabled();
      await expect(screen.card().getByRole('alert')).toHaveCount(
        problem === null && trouble === null ? 0 : 1,
      );
    },
    preparing: seeAdding,
    askingPresentPassword: seeDialog('proof'),
    making: seeAdding,
    adding: seeAdding,
    naming: seeDialog('naming'),
    renaming: ({ screen }) =>
      expect(screen.naming().getByRole('button', { name: 'Valider' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    confirmingEnd: asks('Veux-tu supprimer cette clé d’accès\u202F?'),
    ending: async ({ screen, page }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(screen.button('Supprimer').first()).toHaveAttribute('aria-busy', 'true');
    },
  },
  undone: {
    'xstate.error.actor.makePasskey': 'only where a part of the page cannot be loaded',
  },
  tidy: () => removePerson(login),
});
