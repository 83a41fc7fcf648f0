import { QrcodeOutlined } from '@ant-design/icons';

import { pairingCardMachine } from '#machines/pairing/pairing-card.machine.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { useAddition } from '../parts/additions/useAddition.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { pairingCardActors } from './pairing.actors.ts';
import { pairingCardQuery } from './pairing.operations.ts';
import { pairingTexts as texts } from './pairing.texts.ts';
import { pairingCardView } from './pairing.view.ts';
import classes from './PairingCard.module.css';

interface Props {
  readonly userId: string;
  readonly login: string;
}

/** Prints a card that opens the person's account once, and cancels the one that is out (OWN-370, OWN-372). */
export const PairingCard = (props: Props) => useAdditions() && <Card {...props} />;

function Card({ userId, login }: Props) {
  const { data, reload } = useAddition({ query: pairingCardQuery, variables: { userId } });
  const [snapshot, send, actor] = useFlow(pairingCardMachine, pairingCardActors, {
    input: { userId },
  });
  const { show } = useNotice();
  // A card that was used on a phone is out no more.
  const reloadNow = useChanged(reload);
  useEmitted(actor, 'printed', ({ pdf }) => saveFile(pdf));
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    reloadNow();
  });
  const view = pairingCardView(snapshot, login);
  const card = data?.pairingCard;
  if (!card) return null;
  return (
    <>
      <div className={classes.card}>
        <Button
          disabled={!view.canPrint}
          busy={view.printing}
          onClick={() => send({ type: 'print' })}
        >
          <QrcodeOutlined aria-hidden /> {texts.print}
        </Button>
        <p role="status">
          {view.printing ? texts.printing : card.until !== null && texts.out(card.until)}
        </p>
        {card.until !== null && (
          <Button
            kind="remove"
            disabled={!view.canEnd}
            busy={view.ending}
            onClick={() => send({ type: 'end' })}
          >
            {texts.end}
          </Button>
        )}
      </div>
      {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
      <Confirm question={view.question} onAnswer={send} />
    </>
  );
}
