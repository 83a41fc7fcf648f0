import { readPdf } from '../support/read-pdf.ts';

export interface S13Entry {
  readonly number: number;
  readonly assignedTo: string;
  readonly assignedOn: string;
  readonly coveredOn: string;
}

export interface ReadS13 {
  /** The printed words of the form on each page, page number last. */
  readonly forms: readonly (readonly string[])[];
  /** Number and last completion of each line, page by page. */
  readonly lines: readonly (readonly (readonly [number: number, lastCovered: string])[])[];
  readonly entries: readonly S13Entry[];
}

const date = /^\d\d\/\d\d\/\d{4}$/u;

/** Parses the words of a sheet: a number begins a line, a name begins a block, dates follow the name. */
export function readS13(pdf: Uint8Array): ReadS13 {
  const pages = readPdf(pdf).pages.map((words) => {
    const end = words.findIndex((word) => /^page \d+\/\d+$/u.test(word)) + 1;
    return { form: words.slice(0, end), words: words.slice(end) };
  });
  const entries: S13Entry[] = [];
  const lines = pages.map(({ words }) => {
    const found: [number, string][] = [];
    for (let at = 0; at < words.length;) {
      if (/^\d{1,4}$/u.test(words[at]!)) {
        const dated = date.test(words[at + 1] ?? '');
        found.push([Number(words[at]), dated ? words[at + 1]! : '']);
        at += dated ? 2 : 1;
        continue;
      }
      let assignedTo = words[at++]!;
      while (!date.test(words[at] ?? '')) assignedTo += ` ${words[at++]}`;
      const assignedOn = words[at++]!;
      const coveredOn = date.test(words[at] ?? '') ? words[at++]! : '';
      entries.push({ number: found.at(-1)![0], assignedTo, assignedOn, coveredOn });
    }
    return found;
  });
  return { forms: pages.map(({ form }) => form), lines, entries };
}
