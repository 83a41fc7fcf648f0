import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pageAt } from '#web/pages.ts';

beforeAll(() => {
  const document = '<html><head></head><body><div id="root"></div></body></html>';
  const screens = { 'session/SignInScreen.tsx': { styles: '', scripts: [] } };
  vi.stubGlobal('builtSite', { document, screens });
});
afterAll(() => void vi.unstubAllGlobals());

const html = () => pageAt('/login')?.draw({ answer: '', device: '' })?.html ?? '';
const [form, without] = ['fieldset', 'noscript'].map(
  (tag) => (page: string) => new RegExp(`<${tag}[ >].*</${tag}>`, 'su').exec(page)?.[0] ?? '',
);

it('the sign-in comes drawn, asks nothing, and is the same for everybody [OWN-144]', () => {
  expect(pageAt('/login')?.asks).toBeNull();
  const page = html();
  for (const shown of ['Nom Prénom', 'Mot de passe', 'Assemblée', 'Retenir mon nom', 'Aide'])
    expect(form?.(page)).toContain(shown);
  expect(form?.(page)).toMatch(/<button disabled="" type="submit"[^>]*>Valider<\/button>/u);
  expect(page).toContain('<title>Connexion – Territoires</title>');
  expect(page).not.toContain('data-answers');
  expect(html()).toBe(page);
});

it('nothing can be typed into the drawn sign-in, where it would be lost [OWN-144]', () => {
  expect(form?.(html())).toMatch(/^<fieldset disabled=""/u);
});

it('without script the sign-in is a sentence instead of a form [OWN-144, OWN-145]', () => {
  expect(without?.(html())).toContain('Sans JavaScript, tu ne peux pas te connecter.');
  expect(without?.(html())).not.toContain('<form');
});
