export type RowTone = 'late' | 'soon';

const accepted = /^[a-z0-9 -]*$/u;

/** Accepts a class of the server only if it consists of [a-z0-9 -] (B-17). */
export function rowClass(cssClass: string): string {
  return accepted.test(cssClass) ? cssClass.trim() : '';
}

/** The meaning of a row's class, to be shown as a word beside its colour (MYEX-06, EXD-11). */
export function rowTone(cssClass: string): RowTone | null {
  const names = rowClass(cssClass).split(' ');
  const tones: readonly RowTone[] = ['late', 'soon'];
  return tones.find((tone) => names.includes(`row-${tone}`)) ?? null;
}
