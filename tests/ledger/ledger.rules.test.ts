import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvLines } from '../../engines/ledger/csv.ts';
import { endOf, inGroups } from '../../engines/ledger/head.ts';
import { fingerprintOf, ledgerOf, noFingerprint } from '../../engines/ledger/ledger.ts';
import { verifyLedger } from '../../engines/ledger/verify.ts';

const acts = [
  ['lundi', 'A'],
  ['mardi', '=B;"2"'],
  ['mercredi', ''],
  ['jeudi', 'D\nd'],
  ['vendredi', 'E'],
] as const;

function fileOf(fields: readonly (readonly string[])[]) {
  const ledger = ledgerOf(['Jour', 'Acte']);
  const lines = [ledger.heads, ...fields.map((it) => ledger.line(it))];
  const { line, ...end } = ledger.end();
  return { lines: [...lines, line], end };
}
const { lines, end } = fileOf(acts);
const verdict = (of: readonly string[]) => verifyLedger(of.join(''));
/** The cells of a line, changed, with its own fingerprint made anew. */
function forged(line: string, change: (cells: string[]) => void) {
  const cells = [...([...csvLines(line)][0] ?? [])];
  change(cells);
  return csvLine([...cells.slice(0, -1), fingerprintOf(cells.slice(0, -1))]);
}
const without = (at: number, count = 1) => lines.toSpliced(at, count);

describe('a chained table', () => {
  it('has on each line the fingerprint of the one before and its own, and a last one that counts [OWN-385]', () => {
    const first = fingerprintOf(['1', 'lundi', 'A', noFingerprint]);
    const second = fingerprintOf(['2', 'mardi', `'=B;"2"`, first]);
    const last = fingerprintOf(['Fin', '2', '', second]);
    expect(fileOf(acts.slice(0, 2))).toEqual({
      lines: [
        '\uFEFFN°;Jour;Acte;Empreinte de la ligne précédente;Empreinte\r\n',
        `1;lundi;A;${noFingerprint};${first}\r\n`,
        `2;mardi;"'=B;""2""";${first};${second}\r\n`,
        `Fin;2;;${second};${last}\r\n`,
      ],
      end: { lines: 2, head: last },
    });
    expect(first).toBe('6b57c9cc7ec1f33abaa9d5464d354b4c86753d2ed5393302e3381c73ccdf96cb');
  });

  it('is whole as it was written, and as a spreadsheet quotes it [OWN-386]', () => {
    expect(verdict(lines)).toEqual({ fault: null, ...end });
    expect(verdict(fileOf([]).lines)).toEqual({ fault: null, ...fileOf([]).end });
    const quoted = lines.map((line) =>
      line.includes('"') ? line : `${line.trim().replaceAll(/[^;]+/gu, '"$&"')}\n`,
    );
    expect(verdict(quoted)).toEqual({ fault: null, ...end });
  });

  it.each([
    ['a field that was changed', 3, (line: string) => line.replace('mercredi', 'samedi')],
    ['a fingerprint that was changed', 3, (line: string) => line.replace(/.{2}\r\n$/u, 'zz\r\n')],
    ['a number that was changed', 33, (line: string) => line.replace('3;', '33;')],
  ])('names the line of %s [OWN-386]', (_, line, change) => {
    const changed = lines.with(3, change(lines[3] ?? ''));
    expect(verdict(changed)).toEqual({ fault: 'changed', line: String(line) });
  });

  it('finds a change whose own fingerprint was made anew, at the next line [OWN-386]', () => {
    const changed = forged(lines[3] ?? '', (cells) => {
      cells[1] = 'samedi';
    });
    expect(verdict(lines.with(3, changed))).toEqual({ fault: 'unlinked', line: '4' });
  });

  it('names the lines that are missing [OWN-386]', () => {
    expect(verdict(without(1))).toEqual({ fault: 'missing', from: 1, to: 1 });
    expect(verdict(without(2, 2))).toEqual({ fault: 'missing', from: 2, to: 3 });
    expect(verdict(without(4, 2))).toEqual({ fault: 'missing', from: 4, to: 5 });
  });

  it('finds a missing line after which all were numbered anew [OWN-386]', () => {
    const renumbered = without(2).map((line, at) =>
      at > 1 ? forged(line, (cells) => void (cells[0] = at === 5 ? 'Fin' : String(at))) : line,
    );
    expect(verdict(renumbered)).toEqual({ fault: 'unlinked', line: '2' });
  });

  it('names a line that was moved, and one that was added [OWN-386]', () => {
    const [, , second = '', third = ''] = lines;
    expect(verdict(lines.with(2, third).with(3, second))).toEqual({ fault: 'moved', line: '3' });
    expect(verdict(lines.toSpliced(3, 0, second))).toEqual({ fault: 'added', line: '2' });
    const copy = forged(third, (cells) => void (cells[2] = 'X'));
    expect(verdict(lines.toSpliced(3, 0, copy))).toEqual({ fault: 'added', line: '3' });
    expect(verdict([...lines, second])).toEqual({ fault: 'added', line: '2' });
  });

  it('without its end is cut, wherever that was [OWN-386]', () => {
    expect(verdict(lines.slice(0, -1))).toEqual({ fault: 'cut' });
    expect(verdict(lines.slice(0, 1))).toEqual({ fault: 'cut' });
    const text = lines.join('');
    for (const at of [text.length - 3, text.length - 90, text.length - 300, text.length - 400]) {
      expect(verifyLedger(text.slice(0, at)), String(at)).toEqual({ fault: 'cut' });
    }
  });

  it('that counts otherwise than it has lines is found [OWN-386]', () => {
    const counting = (count: string) => forged(lines[6] ?? '', (cells) => void (cells[1] = count));
    expect(verdict(lines.with(6, counting('4')))).toEqual({ fault: 'added', line: 'Fin' });
    expect(verdict(lines.with(6, counting('7')))).toEqual({ fault: 'missing', from: 6, to: 7 });
    expect(verdict(lines.with(6, counting('x')))).toEqual({ fault: 'added', line: 'Fin' });
  });

  it.each(['', 'a;b\n1;2\n', 'N°', '"', '{"a":1}'])('is not %j [OWN-386]', (text) => {
    expect(verifyLedger(text)).toEqual({ fault: 'foreign' });
  });

  it('is never whole after any change of what it says [OWN-386]', () => {
    const said = (of: readonly string[]) => JSON.stringify([...csvLines(of.join(''))]);
    const text = lines.join('');
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.string({ maxLength: 3 }),
        fc.nat(3),
        (at, put, take) => {
          const changed = text.slice(0, at) + put + text.slice(at + take);
          fc.pre(said([changed]) !== said([text]));
          const heads = changed.split('\r\n')[0] === text.split('\r\n')[0];
          expect(verifyLedger(changed).fault === null && heads).toBe(false);
        },
      ),
    );
  });

  it('tells its number of lines and its head by its end alone [OWN-387]', () => {
    expect(endOf(lines.join('').slice(-300))).toEqual(end);
    expect(endOf(lines.slice(0, -1).join(''))).toBe(null);
    expect(endOf('')).toBe(null);
  });

  it('shows a fingerprint in groups, none of which is a telephone number [OWN-387]', () => {
    expect(inGroups('0123456789abcdef'.repeat(4))).toBe(
      '01234567:89abcdef:01234567:89abcdef:01234567:89abcdef:01234567:89abcdef',
    );
  });
});
