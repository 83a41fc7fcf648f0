import { Button } from '../button/Button.tsx';
import classes from './Requests.module.css';
import { requestsTexts } from './requests.texts.ts';
import { granting, type Answer, type OpenRequest } from './requests.view.ts';

interface Props {
  readonly requests: readonly OpenRequest[];
  readonly canAnswer: boolean;
  /** The request whose answer is under way. */
  readonly answering: string | null;
  readonly onAnswer: (answer: Answer, requestId: string) => void;
}

/** The two answers to what was asked of one assignment; of two requests the first, then the second. */
export function RequestAnswers({ requests: [first], canAnswer, answering, onAnswer }: Props) {
  if (!first) return null;
  const { requestId, kind, numberName } = first;
  const busy = answering === requestId;
  return (
    <span className={classes['answers']}>
      <Button
        kind="primary"
        aria-label={`${requestsTexts.grantTo[kind]} ${numberName}`}
        disabled={!canAnswer}
        busy={busy}
        onClick={() => onAnswer(granting(first), requestId)}
      >
        {requestsTexts.grant}
      </Button>
      <Button
        aria-label={`${requestsTexts.refuseTo[kind]} ${numberName}`}
        disabled={!canAnswer || busy}
        onClick={() => onAnswer('refuse', requestId)}
      >
        {requestsTexts.refuse}
      </Button>
    </span>
  );
}
