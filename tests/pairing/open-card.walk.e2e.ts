import { expect, type Page } from 'playwright/test';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { ownPerson, type OwnPerson, removePerson } from '../support/pages/own-person.ts';
import { arrive, tokenOf } from '../support/pages/visitor.ts';
import { done, failed } from '../support/play.ts';
import { objectsOf } from '../support/read-pdf.ts';
import { refusalError } from '../support/refusal-error.ts';
import { asks, saysNo, saysYes } from '../support/walk/hands.ts';
import { atOnce, comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { openCardMachine } from '#machines/pairing/open-card.machine.ts';

const login = 'DEMO Cartonnée';
const manager = 'DEMO Administrateur';

class WalkedCard {
  readonly page: Page;
  readonly person: OwnPerson;

  constructor(page: Page, person: OwnPerson) {
    this.page = page;
    this.person = person;
  }

  readonly press = () =>
    this.page.getByRole('button', { name: 'Ouvrir mon compte sur cet appareil' });
  readonly alert = () => this.page.getByRole('main').getByRole('alert');
  readonly question = (words: string) => this.page.getByRole('dialog', { name: words });
}

/** Path and token of a printed card. */
async function print({ id }: OwnPerson): Promise<string> {
  const answer = await fetch(`${process.env['PRODUCT_BACKEND_URL'] ?? ''}/pairing/print`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(manager)}` },
    body: new URLSearchParams({ user_id: id }),
  });
  const { file } = objectsOf(new Uint8Array(await answer.arrayBuffer()));
  return /\/URI \([^)]*(\/carte#[^)]+)\)/u.exec(file)?.[1] ?? '';
}

const open =
  ({ accepted = true, whose }: { readonly accepted?: boolean; readonly whose?: string } = {}) =>
  async (page: Page) => {
    const person = await ownPerson(login, { accepted });
    const address = await print(person);
    if (whose === undefined) await page.goto(address);
    else await arrive(page, whose, address);
    return new WalkedCard(page, person);
  };

type At = Hands<WalkedCard>;
interface Context {
  readonly token: string;
}
/** The machine tells newcomers apart by nothing but the card. */
const newcomer = ({ token }: Context) => token === 'newcomer';
const opened = { token: '', deviceMark: null, openUntil: '' };

const seeReady = async ({ screen, page }: At, { problem }: { readonly problem: unknown }) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(screen.press()).toBeEnabled();
  await expect(screen.alert()).toHaveCount(problem === null ? 0 : 1);
};

walk({
  machine: openCardMachine,
  always: true,
  starts: {
    'who has a card': { input: { token: 'card', taken: false }, open: open() },
    'a newcomer': { input: { token: 'newcomer', taken: false }, open: open({ accepted: false }) },
    'who has a card where another is signed in': {
      input: { token: 'card', taken: true },
      open: open({ whose: 'DEMO Proclamatrice' }),
    },
    'an address without a token': {
      input: { token: '', taken: false },
      open: async (page) => {
        await page.goto('/carte');
        return new WalkedCard(page, { id: '', login, token: '' });
      },
    },
  },
  deeds: {
    'presses the button': {
      event: { type: 'open' },
      how: ({ screen }: At) => screen.press().click(),
    },
    'says yes': { event: { type: 'confirm' }, ...saysYes },
    'says no': { event: { type: 'cancel' }, ...saysNo },
    'the account opens': comes(
      'openPairingCard',
      { ...opened, rgpdPrivacy: true },
      { when: (context: Context) => !newcomer(context) },
    ),
    'it opens for the first time': comes(
      'openPairingCard',
      { ...opened, rgpdPrivacy: false },
      { when: newcomer },
    ),
    'the card was cancelled meanwhile, it is refused': {
      ...isRefused('openPairingCard'),
      event: failed('openPairingCard', refusalError('', 'info')),
      how: async ({ screen, answers }: At) => {
        await callAs(manager, '/pairing/cancel', { user_id: screen.person.id });
        await answers.come('openPairingCard');
      },
    },
    'the server fails': fails('openPairingCard'),
    'the session of the other is left': atOnce(done('leaveSession')),
  },
  shows: {
    arriving: 'left as soon as it is entered',
    ready: seeReady,
    unsent: seeReady,
    confirmingLeave: asks('Quelqu’un est déjà connecté ici.'),
    opening: ({ screen }) => expect(screen.press()).toHaveAttribute('aria-busy', 'true'),
    leaving: 'over before the browser draws',
    opened: 'left as soon as it is entered',
    dead: async ({ screen, page }) => {
      await expect(screen.alert()).toContainText('Cette carte ne sert plus');
      await expect(screen.press()).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Me connecter/u })).toBeVisible();
    },
    welcomed: async ({ page }) => {
      await expect(page).toHaveURL('/t-my-exited');
      await expect(page.getByText(/^Ton compte est ouvert ici jusqu’au /u)).toBeVisible();
    },
    privacyPending: ({ page }) => expect(page).toHaveURL('/u-rgpd-privacy'),
  },
  undone: {
    'xstate.error.actor.leaveSession': 'nobody waits for the server, and the rest cannot fail',
  },
  tidy: () => removePerson(login),
});
