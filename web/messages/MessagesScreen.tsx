import { Link } from 'react-router-dom';

import { messagesMachine } from '#machines/messages/messages.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { useFlow } from '../parts/flow/useFlow.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { ChoicesTable } from './ChoicesTable.tsx';
import { DevicesBlock } from './DevicesBlock.tsx';
import { messagesActors } from './messages.actors.ts';
import { messagesTexts as texts } from './messages.texts.ts';
import { messagesView } from './messages.view.ts';
import { QuietHours } from './QuietHours.tsx';
import { usePushHere } from './usePushHere.ts';
import classes from './MessagesScreen.module.css';

/** What the reader is told, and by which way (OWN-405). */
export function MessagesScreen() {
  const [snapshot, send] = useFlow(messagesMachine, messagesActors);
  const view = messagesView(snapshot);
  const here = usePushHere(view.devices, snapshot.matches('shown'));
  const retry = () => send({ type: 'retry' });
  return (
    <Screen title={texts.title} help="compte">
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
      )}
      {view.shown && (
        <div className={blocks.form}>
          <section className={`${blocks.card} ${blocks.column}`} aria-label={texts.title}>
            <p className={blocks.hint}>{texts.about}</p>
            {view.problem !== null && (
              <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
            )}
            {view.faults.map(({ fault, text, mine }) => (
              <p key={fault} className={classes.fault}>
                {text} {mine && <Link to="/u-my-account">{texts.toAccount}</Link>}
              </p>
            ))}
            {view.noDevice && <p className={classes.fault}>{texts.noDevice}</p>}
            <ChoicesTable
              rows={view.rows}
              mails={view.mails}
              noDevice={view.noDevice}
              canChoose={view.canChoose}
              onChoose={(choice) => send({ type: 'choose', ...choice })}
            />
            {view.calendar && <p className={blocks.hint}>{texts.calendar}</p>}
          </section>
          <DevicesBlock
            devices={view.devices}
            here={here}
            canReceive={view.canReceive}
            receiving={view.receiving}
            canEnd={view.canEnd}
            ending={view.ending}
            onReceive={() => send({ type: 'receive' })}
            onEnd={(deviceId) => send({ type: 'end', deviceId })}
          />
          <QuietHours
            hours={view.quiet}
            mails={view.mails}
            disabled={!view.canChoose}
            onChoose={(hours) => send({ type: 'quiet', ...hours })}
          />
          <Confirm question={view.question} onAnswer={send} />
        </div>
      )}
    </Screen>
  );
}
