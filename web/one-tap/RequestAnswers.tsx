import { Button } from '../button/Button.tsx';
import classes from './RequestAnswers.module.css';
import { requestsTexts } from './requests.texts.ts';
import { granting, type Answer, type OpenRequest } from './requests.view.ts';

interface Props {
  readonly requests: readonly OpenRequest[];
  readonly canAnswer: boolean;
  /** The request whose answer is under way. */
  readonly answering: string | null;
  readonly onAnswer: (answer: Answer, requestId: string) => void;
}

/** What was asked of one assignment, since when, and the two answers. */
export function RequestAnswers({ requests, canAnswer, answering, onAnswer }: Props) {
  return (
    <ul className={classes['requests']}>
      {requests.map((request) => {
        const { requestId, kind, numberName, askedOnHuman } = request;
        const under = answering === requestId;
        return (
          <li key={requestId}>
            <span className={classes['chip']}>{requestsTexts.kinds[kind]}</span>{' '}
            <span className={classes['since']}>{requestsTexts.since(askedOnHuman)}</span>
            <span className={classes['answers']}>
              <Button
                kind="primary"
                aria-label={`${requestsTexts.grantTo[kind]} ${numberName}`}
                disabled={!canAnswer}
                busy={under}
                onClick={() => onAnswer(granting(request), requestId)}
              >
                {requestsTexts.grant}
              </Button>
              <Button
                aria-label={`${requestsTexts.refuseTo[kind]} ${numberName}`}
                disabled={!canAnswer || under}
                onClick={() => onAnswer('refuse', requestId)}
              >
                {requestsTexts.refuse}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
