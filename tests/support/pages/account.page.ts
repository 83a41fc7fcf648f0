import type { Page } from 'playwright/test';

/** Page model of u-my-account. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly login = () => this.page.getByLabel('NOM Prénom');
  readonly role = () => this.page.getByLabel('Rôle');
  readonly password = () => this.page.getByLabel('Nouveau mot de passe');
  readonly email = () => this.page.getByLabel('E-mail', { exact: true });
  readonly subscription = () =>
    this.page.getByRole('switch', { name: 'Recevoir les e-mails automatiques' });
  readonly forgetMe = () =>
    this.page.getByRole('switch', { name: 'Demander la suppression de mon compte' });
  readonly save = () => this.page.getByRole('button', { name: 'Enregistrer' });
  readonly privacyRules = () =>
    this.page.getByRole('button', { name: 'Règles de confidentialité' });
  readonly privacyDialog = () =>
    this.page.getByRole('dialog', { name: 'Règles de confidentialité' });

  readonly connection = (words: string) =>
    this.page
      .getByRole('region', { name: 'Mes connexions' })
      .getByRole('listitem')
      .filter({ hasText: words });
  readonly endAll = () => this.page.getByRole('button', { name: 'Déconnecter partout' });

  readonly download = (name: string) => this.page.getByRole('button', { name });

  async openPersonalData() {
    await this.page.getByText('Utilisation de mes données personnelles').click();
  }
}
