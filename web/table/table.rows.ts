export type RowTone = 'late' | 'soon';

const accepted = /^[a-z0-9 -]*$/u;

/** B-17: of a class sent by the server only [a-z0-9 -] is taken. */
export function rowClass(cssClass: string): string {
  return accepted.test(cssClass) ? cssClass.trim() : '';
}

/** MYEX-06, EXD-11: what a row's class means, to be said in a word beside its colour. */
export function rowTone(cssClass: string): RowTone | null {
  const names = rowClass(cssClass).split(' ');
  const tones: readonly RowTone[] = ['late', 'soon'];
  return tones.find((tone) => names.includes(`row-${tone}`)) ?? null;
}
