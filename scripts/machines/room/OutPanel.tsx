import { editorCodeOf } from '../editor-code.ts';
import { mermaidOf } from '../mermaid.ts';
import { pictureOf } from '../picture.ts';
import { Copy } from './Copy.tsx';
import type { Known } from './machines.ts';

/** The machine in other forms. */
export function OutPanel({ known: { machine, id, lifeCycle } }: { readonly known: Known }) {
  return (
    <>
      <Copy text={editorCodeOf(machine)} name="code for the Stately editor" />
      <Copy text={mermaidOf(machine)} name="Mermaid diagram" />
      <Copy text={() => pictureOf(machine)} name="SVG" />
      {!lifeCycle && <p className="soft">The committed picture is machines/pictures/{id}.svg.</p>}
    </>
  );
}
