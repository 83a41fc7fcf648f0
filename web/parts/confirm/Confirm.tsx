import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import classes from './Confirm.module.css';

export type Answer = { readonly type: 'confirm' } | { readonly type: 'cancel' };

interface Props {
  /** A machine's `meta.confirm`; null closes the dialog. */
  readonly question: string | null;
  /** The subject of the question, where the question does not name it; several stand below each other. */
  readonly about?: string | readonly string[] | undefined;
  /** 'Oui' deletes or cancels, and looks like it (OWN-239). */
  readonly danger?: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** The dialog of every machine's question; Escape answers Non, which has the initial focus (B-104). */
export function Confirm({ question, about = [], danger = false, onAnswer }: Props) {
  const subjects = typeof about === 'string' ? [about] : about;
  const cancel = () => onAnswer({ type: 'cancel' });
  return (
    <Dialog title={withProduct(question ?? '')} open={question !== null} onClose={cancel}>
      {subjects.length > 0 && (
        <div className={classes.about}>
          {subjects.map((subject) => (
            <p key={subject}>{subject}</p>
          ))}
        </div>
      )}
      <div className={classes.answers}>
        <Button onClick={cancel}>{texts.no}</Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={() => onAnswer({ type: 'confirm' })}>
          {texts.yes}
        </Button>
      </div>
    </Dialog>
  );
}
