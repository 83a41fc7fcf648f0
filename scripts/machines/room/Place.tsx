import { useState } from 'react';

/** A file and a line: opened in the editor in development, as a file beside the page, or else copied. */
export function Place({ at }: { readonly at: string }) {
  const [copied, setCopied] = useState(false);
  if (import.meta.env.DEV)
    return (
      <button
        className="link"
        title="Open in the editor"
        onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`)}
      >
        {at}
      </button>
    );
  if (location.protocol === 'file:') {
    const [file, line] = at.split(':');
    return <a href={`../../${file}${line === undefined ? '' : `#L${line}`}`}>{at}</a>;
  }
  return (
    <button
      className="link"
      title="Copy"
      onClick={() => void navigator.clipboard.writeText(at).then(() => setCopied(true))}
    >
      {copied ? `${at} ✓` : at}
    </button>
  );
}
