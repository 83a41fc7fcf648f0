/** A paragraph of a mail: plain words, a link, or something to copy, set large. */
export type Paragraph =
  | { readonly text: string; readonly link?: string }
  | { readonly copy: string };

export interface Letter {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

/** The same words twice: as text, and as HTML that a phone shows without zooming. */
export const letter = (subject: string, paragraphs: readonly Paragraph[]): Letter => ({
  subject,
  body: `${paragraphs.map(asText).join('\n\n')}\n`,
  html: page(subject, paragraphs.map(asHtml).join('\n')),
});

function asText(paragraph: Paragraph): string {
  if ('copy' in paragraph) return `    ${paragraph.copy}`;
  return paragraph.link === undefined ? paragraph.text : `${paragraph.text}\n${paragraph.link}`;
}

function asHtml(paragraph: Paragraph): string {
  if ('copy' in paragraph) {
    return `<p style="margin:24px 0;padding:16px;border:1px solid #8886;border-radius:8px;font:600 22px/1.4 monospace;letter-spacing:1px;text-align:center;word-break:break-all">${escaped(paragraph.copy)}</p>`;
  }
  const words = escaped(paragraph.text);
  return paragraph.link === undefined
    ? `<p style="margin:16px 0">${words}</p>`
    : `<p style="margin:16px 0"><a href="${escaped(paragraph.link)}">${words}</a></p>`;
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:32em;margin:0 auto">
${content}
</div>
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
