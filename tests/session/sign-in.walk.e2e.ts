import { expect, type Page } from 'playwright/test';
import { doneEvent } from '../../scripts/machines/play/engine.ts';
import { demoPassword, SignInPage } from '../support/pages/sign-in.page.ts';
import { atOnce, comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';

const publisher = 'DEMO Proclamatrice';
const newcomer = 'DEMO Nouveau';
const wrongPassword = 'incorrect';

const entered = (login: string, password = demoPassword) => ({
  event: { type: 'submit', login, password, congregationId: '1' },
  when: ({ congregations }: { readonly congregations: unknown }) => congregations !== null,
  how: async ({ screen }: Hands<SignInPage>) => {
    await screen.enter({ login, password });
    await screen.validate.click();
  },
});
type Credentials = { readonly credentials: { readonly login: string; readonly password: string } };
const by =
  (login: string, password = demoPassword) =>
  ({ credentials }: Credentials) =>
    credentials.login === login && credentials.password === password;

const missing = /^La liste des assemblées n’a pas pu être chargée/u;
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erreur' });

const arrived = async (page: Page) => {
  const screen = new SignInPage(page);
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  return screen;
};

const elsewhere = 'nobody here has a second factor; second-factor.e2e.ts has one made first';

walk({
  machine: signInMachine,
  always: true,
  starts: {
    'who refuses the privacy rules': {
      input: { unreachable: false, ended: null, from: null, whose: null },
      open: async (page) => {
        await page.goto('/u-rgpd-privacy');
        await page.getByRole('button', { name: 'Refuser' }).click();
        return arrived(page);
      },
    },
    'who opened an address without a session': {
      input: { unreachable: false, ended: null, from: '/t-exit', whose: null },
      open: async (page) => {
        await page.goto('/t-exit');
        return arrived(page);
      },
    },
  },
  deeds: {
    'the session is forgotten': atOnce(doneEvent('forgetSession', undefined)),
    'the congregations come': comes('congregations', [{ id: '1', name: 'Monaco' }]),
    'the congregations fail': fails('congregations'),
    'opens the list again': {
      event: { type: 'congregations.wanted' },
      how: ({ screen }: Hands<SignInPage>) => screen.congregation.click(),
    },
    'a publisher signs in': entered(publisher),
    'a newcomer signs in': entered(newcomer),
    'somebody takes a wrong password': entered(publisher, wrongPassword),
    'is let in': comes('signIn', { token: '', rgpdPrivacy: true }, { when: by(publisher) }),
    'is let in for the first time': comes(
      'signIn',
      { token: '', rgpdPrivacy: false },
      { when: by(newcomer) },
    ),
    'is refused': isRefused('signIn', { when: by(publisher, wrongPassword) }),
    'gets an answer that cannot be read': fails('signIn', 'BACKEND_BAD_RESPONSE'),
    'types another password': {
      event: { type: 'field.changed' },
      how: ({ screen }: Hands<SignInPage>) => screen.password.fill('autre2026'),
    },
  },
  shows: {
    forgettingSession: 'over before the browser draws',
    loadingCongregations: async ({ screen, page }) => {
      await expect(screen.login).toBeEnabled();
      await expect(screen.validate).toBeDisabled();
      await expect(page.getByText(missing)).toHaveCount(0);
    },
    editing: async ({ screen, page }, { congregations, problem }) => {
      await expect(screen.validate).toBeVisible();
      await expect(page.getByText(missing)).toHaveCount(congregations === null ? 1 : 0);
      await expect(failure(page)).toHaveCount(problem === null ? 0 : 1);
    },
    submitting: async ({ screen }) => {
      await expect(screen.validate).toHaveAttribute('aria-busy', 'true');
      await expect(screen.validate).toBeDisabled();
    },
    opened: 'over before the browser draws',
    askingCode: elsewhere,
    submittingCode: elsewhere,
    rejected: async ({ screen, page }) => {
      await expect(failure(page)).toContainText('Problème de connexion au serveur.');
      await expect(screen.validate).toBeDisabled();
    },
    returned: ({ page }) => expect(page).toHaveURL('/t-exit'),
    welcomed: ({ page }) => expect(page).toHaveURL('/t-my-exited'),
    privacyPending: ({ page }) => expect(page).toHaveURL('/u-rgpd-privacy'),
  },
  undone: {
    'code.given': elsewhere,
    'code.left': elsewhere,
    'xstate.done.actor.secondFactorSignIn': elsewhere,
    'xstate.error.actor.secondFactorSignIn': elsewhere,
    'xstate.error.actor.forgetSession': 'nothing in it can fail in a browser that keeps a session',
  },
});
