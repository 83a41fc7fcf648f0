import { Copy } from './Copy.tsx';
import type { Known } from './machines.ts';
import { mermaidOf } from '../mermaid.ts';

/** The machine in other forms. */
export function OutPanel({ known }: { readonly known: Known }) {
  const { machine } = known;
  const config = `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${JSON.stringify(machine.config, null, 2)});\n`;
  const svg = () => document.querySelector('.drawing svg')?.outerHTML ?? '';
  return (
    <>
      <Copy text={config} name="code for the Stately editor" />
      <Copy text={mermaidOf(machine)} name="Mermaid diagram" />
      <Copy text={svg()} name="SVG, as shown" />
      <p className="soft">The committed picture is machines/pictures/{known.id}.svg.</p>
    </>
  );
}
