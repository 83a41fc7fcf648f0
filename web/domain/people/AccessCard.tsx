import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../parts/button/Button.tsx';
import { CopyButton } from '../../parts/button/CopyButton.tsx';
import { Paper } from '../../parts/printing/Paper.tsx';
import { texts as shared } from '../../parts/texts/texts.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import { accessTexts as texts } from './access-card.texts.ts';
import { accessFacts, accessText, type Access, type AccessFact } from './access-card.view.ts';
import classes from './AccessCard.module.css';

interface Props {
  /** What was done. */
  readonly title: string;
  readonly access: Access;
  readonly onClose?: () => void;
}

/** What is handed to somebody who is to sign in; the focus goes to it, because it is shown once (OWN-261). */
export function AccessCard({ title, access, onClose }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const facts = accessFacts(access, location.origin);
  useEffect(() => card.current?.focus(), []);
  const [printing, setPrinting] = useState(false);

  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`${blocks.card} ${classes.card}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <Facts facts={facts} />
      <p className={blocks.hint}>{texts.once}</p>
      <div className={blocks.tools}>
        <CopyButton text={accessText(facts)} />
        <Button onClick={() => setPrinting(true)}>{texts.print}</Button>
        {onClose && <Button onClick={onClose}>{shared.close}</Button>}
      </div>
      {printing && (
        <Paper onPrinted={() => setPrinting(false)}>
          <Facts facts={facts} />
        </Paper>
      )}
    </section>
  );
}

const Facts = ({ facts }: { readonly facts: readonly AccessFact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ term, text, secret }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{secret ? <code>{text}</code> : text}</dd>
      </div>
    ))}
  </dl>
);
