import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import classes from './Confirm.module.css';

export type Answer = { readonly type: 'confirm' } | { readonly type: 'cancel' };

interface Props {
  /** A machine's `meta.confirm`; null closes the dialog. */
  readonly question: string | null;
  /** The subject of the question, where the question does not name it. */
  readonly about?: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** The dialog of every machine's question; Escape answers Non, which has the initial focus (B-104). */
export function Confirm({ question, about, onAnswer }: Props) {
  const cancel = () => onAnswer({ type: 'cancel' });
  return (
    <Dialog title={withProduct(question ?? '')} open={question !== null} onClose={cancel}>
      {about !== undefined && <p className={classes.about}>{about}</p>}
      <div className={classes.answers}>
        <Button onClick={cancel}>{texts.no}</Button>
        <Button kind="primary" onClick={() => onAnswer({ type: 'confirm' })}>
          {texts.yes}
        </Button>
      </div>
    </Dialog>
  );
}
