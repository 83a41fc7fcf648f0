import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#web/parts/notice/notice.view.ts';
import { antdTheme } from '#web/parts/theme/antd-theme.ts';
import { tokenStyles } from '#web/parts/theme/token-styles.ts';
import { textFace, type Token, tokens } from '#web/parts/theme/tokens.ts';

const meanings = ['in', 'out', 'soon', 'late', 'booked', 'resting', 'success', 'danger'] as const;
const grounds: readonly Token[] = ['paper', 'paper-raised'];

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const colors = tokens[scheme];

  it('every text colour is readable on every background', () => {
    for (const text of ['ink', 'muted', 'accent', ...meanings] as const)
      for (const ground of grounds)
        expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThan(4.5);
  });

  it('every meaning’s colour is readable on its own soft background, and ink too', () => {
    for (const meaning of meanings) {
      expect(contrast(colors[meaning], colors[`${meaning}-soft`]), meaning).toBeGreaterThan(4.5);
      expect(contrast(colors.ink, colors[`${meaning}-soft`]), meaning).toBeGreaterThan(7);
    }
  });

  it('the borders of controls and the focus ring are visible', () => {
    for (const edge of ['line-strong', 'focus'] as const)
      for (const ground of grounds)
        expect(contrast(colors[edge], colors[ground]), `${edge} on ${ground}`).toBeGreaterThan(3);
    expect(contrast(colors['on-accent'], colors.accent)).toBeGreaterThan(4.5);
    expect(contrast(colors['on-accent'], colors['accent-hover'])).toBeGreaterThan(4.5);
    expect(contrast(colors.muted, colors['paper-sunk'])).toBeGreaterThan(4.5);
  });

  it('no two meanings of a territory have the same colour', () => {
    const states = ['in', 'out', 'soon', 'late', 'booked', 'resting'] as const;
    expect(new Set(states.map((state) => colors[state])).size).toBe(states.length);
  });
});

describe('the style sheet', () => {
  it('the theme set on the root overrides the system’s, and paper prints white', () => {
    const rules = tokenStyles().split('\n');
    expect(rules.map((rule) => rule.slice(0, rule.indexOf('--')))).toEqual([
      ':root{color-scheme:light;',
      '@media (prefers-color-scheme:dark){:root{color-scheme:dark;',
      ':root[data-theme=light]{color-scheme:light;',
      ':root[data-theme=dark]{color-scheme:dark;',
      '@media print{:root:root{color-scheme:light;',
    ]);
    expect(rules[4]).toMatch(/--paper:#fff;--paper-raised:#fff\}\}$/u);
  });

  it('sets the same face as antd, the one with the plain zero first [OWN-51]', () => {
    const css = readFileSync('web/parts/theme/theme.css', 'utf8');
    const [, face] = /--font:\s+(.*);/u.exec(css) ?? [];
    expect(face).toBe(textFace);
    expect(antdTheme('light', 16).token?.fontFamily).toBe(textFace);
    expect(face).toMatch(/^'Plain Zero', /u);
  });
});
