import { expect, it } from 'vitest';
import { letter } from '../../../backend/parts/mail/letter.ts';

it('a letter has the same content as plain text and as HTML, and typed text stays text [REST-03]', () => {
  const { subject, body, html } = letter('Un essai', [
    { text: 'Bonjour <b>Hélène</b> & "Cie",' },
    { copy: 'a<b' },
    { text: 'Me connecter', link: 'https://example.org/?a=1&b="2"' },
  ]);
  expect(subject).toBe('Un essai');
  expect(body).toBe(
    'Bonjour <b>Hélène</b> & "Cie",\n\n    a<b\n\nMe connecter\nhttps://example.org/?a=1&b="2"\n',
  );
  expect(html).toContain('Bonjour &lt;b&gt;Hélène&lt;/b&gt; &amp; &quot;Cie&quot;,');
  expect(html).toContain('>a&lt;b</p>');
  expect(html).toContain('<a href="https://example.org/?a=1&amp;b=&quot;2&quot;">Me connecter</a>');
});
