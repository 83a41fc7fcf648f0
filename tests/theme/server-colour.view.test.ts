import { describe, expect, it } from 'vitest';
import { contrast } from '#web/notice/notice.view.ts';
import { legibleOn } from '#web/theme/legible.ts';
import { serverColour } from '#web/theme/server-colour.ts';
import { tokens } from '#web/theme/tokens.ts';

describe('a colour of the server', () => {
  it('is shown as given where it can be seen, and changed in lightness only where it cannot', () => {
    expect(serverColour('#8a5a00')).toMatch(/^light-dark\(#8a5a00, #[\da-f]{6}\)$/u);
    expect(legibleOn('#ffffff', '#ffff00', 3)).not.toBe('#ffff00');
    expect(contrast(legibleOn('#ffffff', '#ffff00', 3), '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('can be seen on every ground a row has, by day and by night', () => {
    for (const colour of ['#8a5a00', '#2f5d8c', '#7a1f3d', '#a3221c', '#000000', '#ffffff']) {
      const [, light = '', dark = ''] = /\((#.+), (#.+)\)/u.exec(serverColour(colour)) ?? [];
      for (const ground of ['paper', 'paper-raised', 'accent-soft'] as const) {
        expect(contrast(light, tokens.light[ground])).toBeGreaterThanOrEqual(3);
        expect(contrast(dark, tokens.dark[ground])).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('that is none leaves a sign in ink', () => {
    expect([serverColour(''), serverColour('red;x'), serverColour('#12')]).toEqual([
      'currentcolor',
      'currentcolor',
      'currentcolor',
    ]);
  });
});
