import { Button } from '../parts/button/Button.tsx';
import classes from './Requests.module.css';
import { requestsTexts } from './requests.texts.ts';
import { granting, type OpenRequest, type RequestAnswer } from './requests.view.ts';

interface Props {
  readonly requests: readonly OpenRequest[];
  readonly canAnswer: boolean;
  /** The request whose answer is under way. */
  readonly answering: string | null;
  readonly onAnswer: (answer: RequestAnswer, requestId: string) => void;
}

/** The two answers to the first request on an assignment; once given, the next request follows. */
export function RequestAnswers({ requests: [first], canAnswer, answering, onAnswer }: Props) {
  if (!first) return null;
  const { requestId, kind, numberName } = first;
  const busy = answering === requestId;
  return (
    <span className={classes.answers}>
      <Button
        kind="primary"
        aria-label={`${requestsTexts.grantTo[kind]} ${numberName}`}
        disabled={!canAnswer}
        busy={busy}
        onClick={() => onAnswer(granting(first), requestId)}
      >
        {requestsTexts.grant[kind]}
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
