import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { Drawing } from './Drawing.tsx';
import { colours, declared, drawingStyle } from './drawing-style.ts';
import { layout } from './layout.ts';

/** The picture of a machine as a file of its own, light and dark. */
export async function pictureOf(machine: AnyStateMachine): Promise<string> {
  const chart = chartOf(machine);
  const page = await layout(chart);
  const drawn = renderToStaticMarkup(createElement(Drawing, { chart, page, title: machine.id }));
  const style = `svg { ${declared(colours.light)} background: var(--paper); }
@media (prefers-color-scheme: dark) { svg { ${declared(colours.dark)} } }${drawingStyle}`;
  // A file that is committed is short, and changes line by line.
  const plain = drawn
    .replaceAll(/ data-part="[^"]*"| class="state"/gu, '')
    .replaceAll(/ hit"/gu, '"')
    .replaceAll(/<(rect|path|circle)\b([^>]*)><\/\1>/gu, '<$1$2/>')
    .replaceAll(/<(?=(?:g|rect|path|text|circle|defs|\/svg)\b)/gu, '\n<');
  return `${plain.replace('>', () => `>\n<style>\n${style}</style>`)}\n`;
}
