import { useState } from 'react';

/** Copies a text; where the browser forbids that, the text is shown to be copied by hand. */
export function Copy({ text, name }: { readonly text: string; readonly name: string }) {
  const [told, setTold] = useState<'copied' | 'shown' | null>(null);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setTold('copied'),
      () => setTold('shown'),
    ) ?? setTold('shown');
  return (
    <div className="copy">
      <button onClick={() => void copy()}>
        {told === 'copied' ? `The ${name} is copied ✓` : `Copy the ${name}`}
      </button>
      {told === 'shown' && <textarea readOnly aria-label={name} value={text} rows={4} />}
    </div>
  );
}
