import { expect, type Locator } from 'playwright/test';
import type { Hands } from './table.ts';

interface Buttons {
  button(name: string): Locator;
}

interface Questions {
  question(words: string): Locator;
}

export const clicks = (name: string) => ({
  how: ({ screen }: Hands<Buttons>) => screen.button(name).click(),
});

const answers = (name: 'Oui' | 'Non') => ({
  how: ({ page }: Hands<unknown>) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
});

export const saysYes = answers('Oui');
export const saysNo = answers('Non');

export const asks =
  (question: string) =>
  ({ screen }: Hands<Questions>) =>
    expect(screen.question(question)).toBeVisible();

export const seeNoQuestion = ({ page }: Hands<unknown>) =>
  expect(page.getByRole('dialog')).toHaveCount(0);

/** The question has gone, and what the button stands for is under way. */
export const seeAct = (name: string) => async (hands: Hands<Buttons>) => {
  await seeNoQuestion(hands);
  await expect(hands.screen.button(name)).toHaveAttribute('aria-busy', 'true');
  await expect(hands.screen.button(name)).toBeDisabled();
};
