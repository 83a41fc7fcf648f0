import { useId, useState } from 'react';
import { faultOf } from '../play/engine.ts';
import { readText, textOf } from '../play/values.ts';

interface Props {
  readonly label: string;
  readonly value: unknown;
  readonly action: string;
  readonly onChange: (value: unknown) => void;
}

/** A value as JSON. What cannot be read is said, and stays as it was typed. */
export function JsonEditor({ label, value, action, onChange }: Props) {
  const id = useId();
  const shown = textOf(value, 1);
  const [text, setText] = useState(shown);
  const [fault, setFault] = useState<string | null>(null);
  const take = () => {
    try {
      onChange(readText(text));
      setFault(null);
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  return (
    <div className="json">
      <label htmlFor={id} className="hidden">
        {label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={Math.min(12, text.split('\n').length)}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {fault !== null && <p className="fault">This is no JSON. {fault}</p>}
      <button onClick={take}>{action}</button>
    </div>
  );
}
