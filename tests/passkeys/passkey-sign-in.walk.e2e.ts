import { expect, type Page } from 'playwright/test';
import { ownCongregation } from '../support/own-congregation.ts';
import { ownPerson, type OwnPerson, removePerson } from '../support/pages/own-person.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';
import { done } from '../support/play.ts';
import {
  type VirtualAuthenticator,
  virtualAuthenticator,
} from '../support/virtual-authenticator.ts';
import { atOnce, comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { HeldDevice } from './held-device.ts';
import { endKeys, ownKey } from './own-key.ts';
import { passkeySignInMachine } from '#machines/passkeys/passkey-sign-in.machine.ts';

const login = 'DEMO Clef';
/** Paths that lead to the sign-in; the machine tells those who come from them apart by nothing else. */
const left = { newcomer: '/t-my-exited', unoffered: '/t-available', other: '/t-exit' };

class WalkedSignIn extends SignInPage {
  readonly person: OwnPerson;
  readonly authenticator: VirtualAuthenticator;
  readonly device: HeldDevice;
  readonly press = this.page.getByRole('button', { name: 'Se connecter sans mot de passe' });

  constructor(page: Page, having: Pick<WalkedSignIn, 'person' | 'authenticator' | 'device'>) {
    super(page);
    this.person = having.person;
    this.authenticator = having.authenticator;
    this.device = having.device;
  }

  /** Its holder shows finger or face, or closes the dialog. */
  async answer(ceremony: 'choose' | 'offer', verified = true) {
    await this.authenticator.verifies(verified);
    await this.device.answer(ceremony);
  }
}

const open = (path: string | null) => async (page: Page) => {
  const person = await ownPerson(login, { accepted: path !== left.newcomer });
  const authenticator = await virtualAuthenticator(page);
  await authenticator.keep(await ownKey(person));
  const device = await HeldDevice.of(page);
  if (path === left.unoffered) await page.addInitScript(knowNoOffer);
  await page.clock.install();
  await page.goto(path ?? '/login');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  return new WalkedSignIn(page, { person, authenticator, device });
};

/** A browser that has passkeys, and offers none in a field. */
function knowNoOffer() {
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
}

type At = Hands<WalkedSignIn>;
interface Context {
  readonly from: string | null;
}
const from = (path: string) => (context: Context) => context.from === path;
const except = (path: string) => (context: Context) => context.from !== path;

const key = { credential: '{}' };
const answers = (ceremony: 'choose' | 'offer', verified?: boolean) => ({
  how: ({ screen }: At) => screen.answer(ceremony, verified),
});

walk({
  machine: passkeySignInMachine,
  always: true,
  starts: {
    'who has a key': { input: { from: null, whose: null }, open: open(null) },
    'who opened an address without a session': {
      input: { from: left.other, whose: null },
      open: open(left.other),
    },
    'a newcomer': { input: { from: left.newcomer, whose: null }, open: open(left.newcomer) },
    'whose browser offers nothing in the field': {
      input: { from: left.unoffered, whose: null },
      open: open(left.unoffered),
    },
  },
  deeds: {
    'the options come': comes('passkeySignInOptions', { options: '{}' }),
    'the server fails to give them': fails('passkeySignInOptions'),
    'the browser cannot offer': {
      ...atOnce(done('offeredPasskey', { trouble: 'unable' })),
      when: from(left.unoffered),
    },
    'chooses a key in the field': {
      event: done('offeredPasskey', key),
      when: except(left.unoffered),
      ...answers('offer'),
    },
    'the options are over': {
      event: done('offeredPasskey', { trouble: 'over' }),
      when: except(left.unoffered),
      how: ({ page }: At) => page.clock.fastForward('04:00'),
    },
    'chooses the congregation': {
      event: { type: 'congregation.chosen', congregationId: '1' },
      when: (_, state) => state === 'ready',
      how: ({ screen }: At) => screen.choose(ownCongregation().name),
    },
    'presses the button': {
      event: { type: 'choose' },
      how: ({ screen }: At) => screen.press.click(),
    },
    'shows finger or face': { event: done('chosenPasskey', key), ...answers('choose') },
    'closes the dialog': {
      event: done('chosenPasskey', { trouble: 'cancelled' }),
      ...answers('choose', false),
    },
    'is let in': comes(
      'passkeySignIn',
      { token: '', deviceMark: null, rgpdPrivacy: true },
      { when: except(left.newcomer) },
    ),
    'is let in for the first time': comes(
      'passkeySignIn',
      { token: '', deviceMark: null, rgpdPrivacy: false },
      { when: from(left.newcomer) },
    ),
    'the key was ended on another device, it is refused': {
      ...isRefused('passkeySignIn'),
      how: async ({ screen, answers: held }: At) => {
        await endKeys(screen.person);
        await held.come('passkeySignIn');
      },
    },
  },
  differs: ({ answered: _, ...rest }) => rest,
  shows: {
    asking: async ({ screen }, { options }) => {
      if (options === '') await expect(screen.press).toHaveCount(0);
      else await expect(screen.press).toBeDisabled();
    },
    absent: async ({ screen }) => {
      await expect(screen.validate).toBeVisible();
      await expect(screen.press).toHaveCount(0);
    },
    offering: async ({ screen, page }, { trouble }) => {
      await expect(screen.press).toBeEnabled();
      await expect(page.getByText(/^Aucune clé d’accès n’a été utilisée/u)).toHaveCount(
        trouble === null ? 0 : 1,
      );
    },
    ready: async ({ screen, page }, { problem }) => {
      await expect(screen.press).toBeEnabled();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
    },
    preparing: seeBusy,
    choosing: seeBusy,
    signingIn: seeBusy,
    returned: ({ page }, context) => expect(page).toHaveURL(context.from ?? ''),
    welcomed: ({ page }) => expect(page).toHaveURL('/t-my-exited'),
    privacyPending: ({ page }) => expect(page).toHaveURL('/u-rgpd-privacy'),
  },
  undone: {
    'xstate.error.actor.offeredPasskey': 'a browser that fails is told as a trouble',
    'xstate.error.actor.chosenPasskey': 'a browser that fails is told as a trouble',
  },
  tidy: () => removePerson(login),
});

async function seeBusy({ screen }: At) {
  await expect(screen.press).toHaveAttribute('aria-busy', 'true');
  await expect(screen.press).toBeDisabled();
}
