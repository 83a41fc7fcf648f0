import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

const Congregations = { congregations: [{ id: '1', name: 'Monaco' }] };
const asking = (message: string, severity = 'info') => ({
  __typename: 'SecondFactorAsked',
  ticket: 't',
  message,
  severity,
});
const SignIn = { signIn: asking('Donne maintenant le code de ton application.') };
const refused = {
  __typename: 'Refusal',
  message: 'Recommence.',
  severity: 'info',
  forceOffered: null,
};
const session = { __typename: 'SignedIn', token: 'a.b.c', rgpdPrivacy: true, deviceMark: 'm' };

/** At the field of the code, after the right password. */
async function atCode(answers: Parameters<typeof visit>[1]['answers'] = {}) {
  const visitor = await visit('/login', {
    token: null,
    answers: { Congregations, SignIn, ...answers },
  });
  const { user } = visitor;
  await user.type(await screen.findByLabelText('Nom Prénom'), 'DEMO Responsable');
  await user.type(screen.getByLabelText('Mot de passe'), 'demo2026');
  await user.type(screen.getByRole('combobox', { name: 'Assemblée' }), 'Mona');
  await user.click(await screen.findByRole('option', { name: 'Monaco' }));
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  const code = await screen.findByLabelText<HTMLInputElement>('Code de ton application');
  return { ...visitor, code };
}
const validate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' });

it('the field of the code stands in the place of the form, ready for what a phone offers [OWN-393]', async () => {
  const { code } = await atCode();
  expect(screen.getByText('Donne maintenant le code de ton application.')).toBeTruthy();
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
  expect(document.activeElement).toBe(code);
  expect(screen.queryByLabelText('Mot de passe')).toBe(null);
  expect(screen.queryByText('Mot de passe oublié')).toBe(null);
  expect(validate().disabled).toBe(true);
});

it('a code opens the session, with the mark of the device [OWN-393, OWN-216]', async () => {
  localStorage.setItem('appareil', 'm'.repeat(22));
  const { user, code, calls, address } = await atCode({
    SecondFactorSignIn: { secondFactorSignIn: session },
    ...menu(),
    ...nothingMine,
  });
  await user.type(code, '123456');
  await user.click(validate());
  await waitFor(() => expect(address()).toBe('/t-my-exited'));
  expect(Object.values(sessionStorage)).toEqual(['"a.b.c"']);
  expect(calls('SecondFactorSignIn')).toEqual([
    { ticket: 't', code: '123456', deviceMark: 'm'.repeat(22) },
  ]);
});

it('a wrong one empties the field and says why; a dead ticket leads back to the form [OWN-393]', async () => {
  const answers = [asking('Ce code ne convient pas.', 'error'), refused];
  const { user, code } = await atCode({
    SecondFactorSignIn: () => ({ secondFactorSignIn: answers.shift() }),
  });
  await user.type(code, '111111');
  await user.click(validate());
  expect(await screen.findByText('Ce code ne convient pas.')).toBeTruthy();
  await waitFor(() => expect(code.value).toBe(''));
  await user.type(code, '222222');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Recommence.')).toBeTruthy();
  expect(screen.getByLabelText('Mot de passe')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('a code on paper is typed into a field of its own; one goes back to the form [OWN-393]', async () => {
  const { user } = await atCode();
  await user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
  const paper = screen.getByLabelText<HTMLInputElement>('Code de secours');
  expect([paper.inputMode, paper.autocomplete]).toEqual(['text', 'off']);
  await waitFor(() => expect(document.activeElement).toBe(paper));
  await user.click(screen.getByRole('button', { name: 'Utiliser ton application' }));
  expect(screen.getByLabelText('Code de ton application')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nom Prénom').value).toBe('DEMO Responsable');
});
