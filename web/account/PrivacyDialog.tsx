import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { ShownProblem } from '../failure/problem.view.ts';
import { Loading } from '../failure/Loading.tsx';
import { ServerHtml } from '../html/ServerHtml.tsx';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly open: boolean;
  readonly html: string | null;
  readonly problem: ShownProblem | null;
  readonly onClose: () => void;
}

/** The privacy rules; the machine fetches them once (ACCT-08). */
export function PrivacyDialog({ open, html, problem, onClose }: Props) {
  return (
    <Dialog
      title={texts.privacyTitle}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      {problem === null && (html === null ? <Loading /> : <ServerHtml html={html} />)}
    </Dialog>
  );
}
