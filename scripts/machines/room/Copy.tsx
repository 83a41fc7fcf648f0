import { useState } from 'react';

interface Props {
  readonly text: string | (() => Promise<string>);
  readonly name: string;
}

/** Copies a text; where the browser forbids that, the text is shown to be copied by hand. */
export function Copy({ text, name }: Props) {
  const [told, setTold] = useState<'copied' | 'shown' | null>(null);
  const [made, setMade] = useState('');
  const copy = async () => {
    const copied = typeof text === 'string' ? text : await text();
    setMade(copied);
    try {
      await navigator.clipboard.writeText(copied);
      setTold('copied');
    } catch {
      setTold('shown');
    }
  };
  return (
    <div className="copy">
      <button onClick={() => void copy()}>
        {told === 'copied' ? `The ${name} is copied ✓` : `Copy the ${name}`}
      </button>
      {told === 'shown' && <textarea readOnly aria-label={name} value={made} rows={4} />}
    </div>
  );
}
