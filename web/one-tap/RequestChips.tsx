import classes from './Requests.module.css';
import { requestsTexts } from './requests.texts.ts';
import type { OpenRequest } from './requests.view.ts';

/** The requests on one assignment, each with its day. */
export function RequestChips({ requests }: { readonly requests: readonly OpenRequest[] }) {
  return requests.map(({ requestId, kind, askedOnHuman }) => (
    <span key={requestId} className={classes.request}>
      <span className={classes.chip}>{requestsTexts.kinds[kind]}</span>
      <span className={classes.since}>{requestsTexts.since(askedOnHuman)}</span>
    </span>
  ));
}
