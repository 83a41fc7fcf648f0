import { Link } from 'react-router-dom';

import { messagesMachine } from '#machines/messages/messages.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { useFlow } from '../parts/flow/useFlow.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { ChoicesTable } from './ChoicesTable.tsx';
import { messagesActors } from './messages.actors.ts';
import { messagesTexts as texts } from './messages.texts.ts';
import { messagesView } from './messages.view.ts';
import classes from './MessagesScreen.module.css';

/** What the reader is told, and by which way (OWN-405). */
export function MessagesScreen() {
  const [snapshot, send] = useFlow(messagesMachine, messagesActors);
  const view = messagesView(snapshot);
  const retry = () => send({ type: 'retry' });
  return (
    <Screen title={texts.title} help="compte">
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
      )}
      {view.shown && (
        <section className={`${blocks.card} ${blocks.column}`} aria-label={texts.title}>
          <p className={blocks.hint}>{texts.about}</p>
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <ChoicesTable
            rows={view.rows}
            canChoose={view.canChoose}
            onChoose={(choice) => send({ type: 'choose', ...choice })}
          />
          {view.faults.map(({ fault, text, mine }) => (
            <p key={fault} className={classes.fault}>
              {text} {mine && <Link to="/u-my-account">{texts.toAccount}</Link>}
            </p>
          ))}
          <p className={blocks.hint}>{texts.calendar}</p>
        </section>
      )}
    </Screen>
  );
}
