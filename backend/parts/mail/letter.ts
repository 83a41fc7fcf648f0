/**
 * Paragraph of a mail: plain text, a link, a code to copy in large type, or an item with its
 * actions.
 */
export type Paragraph =
  | { readonly text: string; readonly link?: string; readonly small?: boolean }
  | { readonly copy: string }
  | Card;

interface Link {
  readonly text: string;
  readonly link: string;
}

interface Card {
  readonly heading: string;
  readonly urgent: boolean;
  readonly lines: readonly { readonly text: string; readonly strong?: boolean }[];
  /** Buttons with touch-sized targets. */
  readonly actions: readonly (Link & { readonly first?: boolean })[];
  readonly more?: Link;
}

export interface Letter {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

/** Renders the paragraphs as plain text and as HTML for phones. */
export const letter = (subject: string, paragraphs: readonly Paragraph[]): Letter => ({
  subject,
  body: `${paragraphs.map(asText).join('\n\n')}\n`,
  html: page(subject, paragraphs.map(asHtml).join('\n')),
});

function asText(paragraph: Paragraph): string {
  if ('copy' in paragraph) return `    ${paragraph.copy}`;
  if ('heading' in paragraph) return cardAsText(paragraph);
  return paragraph.link === undefined ? paragraph.text : `${paragraph.text}\n${paragraph.link}`;
}

function cardAsText({ heading, lines, actions, more }: Card): string {
  return [
    `* ${heading}`,
    ...lines.map(({ text }) => `  ${text}`),
    ...[...actions, ...(more ? [more] : [])].flatMap(({ text, link }) => [
      `  ${text}\u202F:`,
      `  ${link}`,
    ]),
  ].join('\n');
}

function asHtml(paragraph: Paragraph): string {
  if ('copy' in paragraph) {
    return `<p style="margin:24px 0;padding:16px;border:1px solid #8886;border-radius:8px;font:600 22px/1.4 monospace;letter-spacing:1px;text-align:center;word-break:break-all">${escaped(paragraph.copy)}</p>`;
  }
  if ('heading' in paragraph) return cardAsHtml(paragraph);
  const words = escaped(paragraph.text);
  const style = paragraph.small === true ? 'margin:8px 0;font-size:14px' : 'margin:16px 0';
  return paragraph.link === undefined
    ? `<p style="${style}">${words}</p>`
    : `<p style="${style}"><a href="${escaped(paragraph.link)}">${words}</a></p>`;
}

function cardAsHtml({ heading, urgent, lines, actions, more }: Card): string {
  const edge = urgent ? '#c4491f' : '#3f8291';
  return [
    `<div style="margin:16px 0;padding:12px 16px;border:1px solid #8886;border-left:4px solid ${edge};border-radius:8px">`,
    `<h2 style="margin:0 0 4px;font-size:18px;line-height:1.3;overflow-wrap:anywhere">${escaped(heading)}</h2>`,
    ...lines.map(
      ({ text, strong }) =>
        `<p style="margin:0${strong === true ? ';font-weight:600' : ''}">${escaped(text)}</p>`,
    ),
    actions.length === 0 ? '' : `<p style="margin:12px 0 0">${actions.map(asButton).join(' ')}</p>`,
    more
      ? `<p style="margin:0"><a style="display:inline-block;padding:10px 0" href="${escaped(more.link)}">${escaped(more.text)}</a></p>`
      : '',
    '</div>',
  ].join('\n');
}

const asButton = ({ text, link, first }: Card['actions'][number]): string => {
  const colours =
    first === true ? 'background:#1b4d5a;border-color:#1b4d5a;color:#fffdf7' : 'color:inherit';
  return `<a style="display:inline-block;margin:0 8px 8px 0;padding:10px 12px;border:1px solid #888;border-radius:8px;font-weight:600;text-decoration:none;${colours}" href="${escaped(link)}">${escaped(text)}</a>`;
};

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
