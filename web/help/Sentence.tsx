import { partsOf } from './help.view.ts';

/** A sentence of the help; the names in it stand out. */
export const Sentence = ({ text }: { readonly text: string }) =>
  partsOf(text).map((part) =>
    part.named ? (
      <strong key={part.text}>{part.text}</strong>
    ) : (
      <span key={part.text}>{part.text}</span>
    ),
  );
