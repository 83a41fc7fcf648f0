import { expect, type Locator, type Page } from 'playwright/test';
import { ownCongregation } from '../own-congregation.ts';

export const demoPassword = 'demo2026';

interface Credentials {
  readonly login: string;
  readonly password?: string;
  readonly congregation?: string;
}

/** Page model of /login. */
export class SignInPage {
  readonly page: Page;
  readonly login: Locator;
  readonly password: Locator;
  readonly congregation: Locator;
  readonly validate: Locator;

  constructor(page: Page) {
    this.page = page;
    this.login = page.getByLabel('Nom Prénom');
    this.password = page.getByLabel('Mot de passe', { exact: true });
    this.congregation = page.getByRole('combobox', { name: 'Assemblée' });
    this.validate = page.getByRole('button', { name: 'Valider' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  }

  async enter({
    login,
    password = demoPassword,
    congregation = ownCongregation().name,
  }: Credentials) {
    await this.login.fill(login);
    await this.password.fill(password);
    await this.choose(congregation);
  }

  async choose(congregation: string): Promise<void> {
    await this.congregation.fill(congregation.slice(0, 4));
    await this.page.getByRole('option', { name: congregation }).click();
  }

  async signIn(credentials: Credentials): Promise<void> {
    await this.open();
    await this.enter(credentials);
    await this.validate.click();
  }

  async openLostPassword(): Promise<LostPasswordDialog> {
    await this.page.getByRole('link', { name: 'Mot de passe oublié' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Mot de passe oublié' });
    await expect(dialog).toBeVisible();
    return new LostPasswordDialog(dialog);
  }
}

export class LostPasswordDialog {
  readonly dialog: Locator;
  readonly login: Locator;
  readonly email: Locator;
  readonly validate: Locator;

  constructor(dialog: Locator) {
    this.dialog = dialog;
    this.login = dialog.getByLabel('Nom Prénom');
    this.email = dialog.getByLabel('E-mail utilisé dans le Site');
    this.validate = dialog.getByRole('button', { name: 'Valider' });
  }

  async enter(login: string, email: string, congregation = ownCongregation().name): Promise<void> {
    await this.login.fill(login);
    await this.email.fill(email);
    await this.dialog.getByRole('combobox', { name: 'Assemblée' }).fill(congregation);
    await this.dialog.getByRole('option', { name: congregation }).click();
  }
}
