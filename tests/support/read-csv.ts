/** The rows of a CSV with semicolons, read character by character as RFC 4180 says. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const last = () => rows.at(-1)!;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ';') {
      last().push(cell);
      cell = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      last().push(cell);
      cell = '';
      at += 1;
      rows.push([]);
    } else cell += character;
  }
  rows.pop();
  return rows;
}
