import { describe, expect, it } from 'vitest';
import { contrast } from '#web/parts/notice/notice.view.ts';
import { legibleOn } from '#web/parts/theme/legible.ts';
import { serverColour } from '#web/parts/theme/server-colour.ts';
import { tokens } from '#web/parts/theme/tokens.ts';

describe('a colour from the server', () => {
  it('is used unchanged where it has enough contrast, else with another lightness', () => {
    expect(serverColour('#8a5a00')).toMatch(/^light-dark\(#8a5a00, #[\da-f]{6}\)$/u);
    expect(legibleOn('#ffffff', '#ffff00', 3)).not.toBe('#ffff00');
    expect(contrast(legibleOn('#ffffff', '#ffff00', 3), '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('has enough contrast on every background of a row, in both themes', () => {
    for (const colour of ['#8a5a00', '#2f5d8c', '#7a1f3d', '#a3221c', '#000000', '#ffffff']) {
      const [, light = '', dark = ''] = /\((#.+), (#.+)\)/u.exec(serverColour(colour)) ?? [];
      for (const ground of ['paper', 'paper-raised', 'accent-soft'] as const) {
        expect(contrast(light, tokens.light[ground])).toBeGreaterThanOrEqual(3);
        expect(contrast(dark, tokens.dark[ground])).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('that is invalid is replaced by the ink colour', () => {
    expect([serverColour(''), serverColour('red;x'), serverColour('#12')]).toEqual([
      'currentcolor',
      'currentcolor',
      'currentcolor',
    ]);
  });
});
