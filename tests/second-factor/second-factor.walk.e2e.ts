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
import { asks, clicks, saysNo, saysYes } from '../support/walk/hands.ts';
import { comes, fails, type Hands, isLost, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { codeOf, ownFactor } from './own-factor.ts';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

const login = 'DEMO Double';

/** Mon compte of somebody in charge, who notes the codes on paper and types them where one is asked for. */
class WalkedFactor {
  readonly page: Page;
  readonly person: OwnPerson;
  #paper: string[] = [];

  constructor(page: Page, person: OwnPerson) {
    this.page = page;
    this.person = person;
  }

  readonly card = () => this.page.getByRole('region', { name: 'Second facteur' });
  readonly button = (name: string) => this.card().getByRole('button', { name });
  readonly question = (words: string | RegExp) => this.page.getByRole('dialog', { name: words });
  readonly password = () => this.question('Mot de passe actuel');
  readonly scanning = () => this.question('Ajouter un second facteur');
  readonly codes = () => this.question('Codes de secours').getByRole('listitem');
  readonly noted = () => this.page.getByRole('button', { name: 'Je les ai notés' });
  readonly proof = () =>
    this.question(/^(?:Nouveaux codes de secours|Supprimer le second facteur)$/u);

  async note() {
    await expect(this.codes()).toHaveCount(10);
    this.#paper = await this.codes().allTextContents();
    await this.noted().click();
  }

  readonly fromPaper = () => this.#paper.pop() ?? '';
}

async function open(page: Page) {
  const person = await ownPerson(login, { role: 3 });
  await arriveWithToken(page, person.token, '/u-my-account');
  return new WalkedFactor(page, person);
}

type At = Hands<WalkedFactor>;
type Dialog = 'password' | 'scanning' | 'proof';
interface Context {
  readonly factor: { readonly since: string | null } | null;
  readonly wanted: 'renewal' | 'end';
  readonly proof: { readonly code: string; readonly presentPassword: string };
}

const valid = '123456';
const wrong = '000000';
const factor = { offered: true, since: null, codesLeft: null, until: null, over: false };
const begun = { key: '', link: '', qrcode: '', ticket: 'begun' };
const made = { codes: [], ticket: 'made' };
const told = { __typename: 'Done', notice: null };

/** It was there before and was not ended, or was set up here or elsewhere meanwhile. */
const isThere = ({ factor: before, wanted }: Context) =>
  before !== null && (before.since === null || wanted === 'renewal');
const typed =
  (code: string) =>
  ({ proof }: Context) =>
    proof.code === code;
const within = (name: string) => (_: unknown, state: unknown) => state === name;

const confirm = (dialog: Dialog, { screen }: At) =>
  screen[dialog]().getByRole('button', { name: 'Valider' });
const leaves = (dialog: Dialog, state: string) => ({
  event: { type: 'cancel' },
  when: within(state),
  how: ({ screen }: At) => screen[dialog]().getByRole('button', { name: 'Annuler' }).click(),
});
const scans = (code: string) => ({
  event: { type: 'code.given', code },
  how: async (hands: At) => {
    const key = (await hands.screen.scanning().locator('code').textContent()) ?? '';
    await hands.screen
      .scanning()
      .getByLabel('Code à six chiffres de l’application')
      .fill(code === wrong ? wrong : codeOf(key));
    await confirm('scanning', hands).click();
  },
});
const proves = (code: string) => ({
  event: { type: 'proof.given', code, presentPassword: ownPassword },
  how: async (hands: At) => {
    const dialog = hands.screen.proof();
    await dialog.getByLabel('Mot de passe actuel').fill(ownPassword);
    await dialog
      .getByLabel('Code de l’application, ou code de secours')
      .fill(code === wrong ? wrong : hands.screen.fromPaper());
    await confirm('proof', hands).click();
  },
});
const seeDialog =
  (dialog: Dialog) =>
  async (hands: At, { problem }: { readonly problem: unknown }) => {
    await expect(confirm(dialog, hands)).toBeVisible();
    await expect(hands.screen[dialog]().getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
  };
const seeWaiting = (dialog: Dialog) => (hands: At) =>
  expect(confirm(dialog, hands)).toHaveAttribute('aria-busy', 'true');
const main = ({ factor: it }: Context) =>
  it?.since ? 'Supprimer le second facteur' : 'Ajouter un second facteur';

test.use({ viewport: desk });

walk({
  machine: secondFactorMachine,
  starts: { 'somebody in charge opens Mon compte': { input: undefined, open } },
  deeds: {
    'there is none': comes('secondFactor', factor, { when: (it: Context) => !isThere(it) }),
    'there is one': comes(
      'secondFactor',
      { ...factor, since: '15/03/2026', codesLeft: 10 },
      { when: isThere },
    ),
    'it fails to come': fails('secondFactor'),
    'tries again': {
      event: { type: 'retry' },
      when: (it) => it.factor !== null,
      ...clicks('Réessayer'),
    },
    begins: { event: { type: 'begin' }, ...clicks('Ajouter un second facteur') },
    'the key comes': comes('beginSecondFactor', begun),
    'the session is old, the password is asked for': {
      ...isRefused('beginSecondFactor', {
        forceOffered: 'presentPassword',
        when: ({ proof }: Context) => proof.presentPassword === '',
      }),
      how: async ({ screen, answers }: At) => {
        await ageSessions(screen.person);
        await answers.come('beginSecondFactor');
      },
    },
    'one was set up elsewhere, a key is refused': {
      ...isRefused('beginSecondFactor'),
      how: async ({ screen, answers }: At) => {
        await ownFactor(screen.person);
        await answers.come('beginSecondFactor');
      },
    },
    'gives the password': {
      event: { type: 'password.given', presentPassword: ownPassword },
      how: async (hands: At) => {
        await hands.screen.password().getByLabel('Mot de passe actuel').fill(ownPassword);
        await confirm('password', hands).click();
      },
    },
    'leaves the question for it': leaves('password', 'askingPassword'),
    'types the first code': scans(valid),
    'types a wrong one': scans(wrong),
    'leaves the picture': leaves('scanning', 'scanning'),
    'the codes come': comes('checkSecondFactor', made, { when: typed(valid) }),
    'the code is refused': isRefused('checkSecondFactor', { when: typed(wrong) }),
    'has noted them': { event: { type: 'noted' }, how: ({ screen }: At) => screen.note() },
    'leaves the codes': {
      event: { type: 'cancel' },
      when: within('noting'),
      how: ({ screen }: At) =>
        screen.question('Codes de secours').getByRole('button', { name: 'Annuler' }).click(),
    },
    'it is kept': comes('keepSecondFactor', told),
    'one was set up elsewhere, it is refused': {
      ...isRefused('keepSecondFactor', { when: ({ factor: it }: Context) => it?.since === null }),
      how: async ({ screen, answers }: At) => {
        await ownFactor(screen.person);
        await answers.come('keepSecondFactor');
      },
    },
    'the request is lost': isLost('keepSecondFactor'),
    renews: { event: { type: 'renew' }, ...clicks('Nouveaux codes de secours') },
    'ends it': { event: { type: 'end' }, ...clicks('Supprimer le second facteur') },
    'proves it by paper': proves(valid),
    'proves it by a wrong code': proves(wrong),
    'leaves the proof': leaves('proof', 'proving'),
    'new codes come': comes('renewRecoveryCodes', made, { when: typed(valid) }),
    'they are refused': isRefused('renewRecoveryCodes', { when: typed(wrong) }),
    'it is ended': comes('endSecondFactor', told, { when: typed(valid) }),
    'its end is refused': isRefused('endSecondFactor', { when: typed(wrong) }),
    'says yes': { event: { type: 'confirm' }, ...saysYes },
    'says no': {
      event: { type: 'cancel' },
      when: (_, state) => state === 'confirmingLeave' || state === 'confirmingEnd',
      ...saysNo,
    },
  },
  shows: {
    loading: async ({ screen }, context) => {
      if (context.factor === null) await expect(screen.card()).toHaveCount(0);
      else await expect(screen.button(main(context))).toBeDisabled();
    },
    failed: async ({ screen }, context) => {
      if (context.factor === null) await expect(screen.card()).toHaveCount(0);
      else await expect(screen.button('Réessayer')).toBeVisible();
    },
    shown: async ({ screen, page }, context) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(screen.button(main(context))).toBeEnabled();
      await expect(screen.card().getByRole('alert')).toHaveCount(context.problem === null ? 0 : 1);
    },
    beginning: async (hands, { proof }) => {
      const pressed =
        proof.presentPassword === ''
          ? hands.screen.button('Ajouter un second facteur')
          : confirm('password', hands);
      await expect(pressed).toHaveAttribute('aria-busy', 'true');
    },
    askingPassword: seeDialog('password'),
    scanning: seeDialog('scanning'),
    checking: seeWaiting('scanning'),
    noting: async ({ screen }) => {
      await expect(screen.codes()).toHaveCount(10);
      await expect(screen.noted()).toBeEnabled();
    },
    confirmingLeave: asks('Veux-tu arrêter sans enregistrer\u202F?'),
    keeping: ({ screen }) => expect(screen.noted()).toHaveAttribute('aria-busy', 'true'),
    confirmingEnd: asks('Veux-tu supprimer ton second facteur\u202F?'),
    proving: seeDialog('proof'),
    renewing: seeWaiting('proof'),
    ending: seeWaiting('proof'),
  },
  tidy: () => removePerson(login),
});
