import { useMemo } from 'react';

import { sharingMachine } from '#machines/domain/streets/sharing.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { problemView } from '../parts/failure/problem.view.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useShare } from '../parts/links/useShare.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { texts as common } from '../parts/texts/texts.ts';
import { sharingActors } from './streets.actors.ts';
import { keepShownLink, shownLink } from './shown-codes.ts';
import { sharingTexts as texts } from './sharing.texts.ts';
import classes from './WorkingTogether.module.css';

interface Props {
  readonly territoryId: string;
  /** A second person may tick the streets. */
  readonly shared: boolean;
  readonly onChanged: () => void;
}

/** The code that lets a second person tick the same streets (OWN-161). */
export function WorkingTogether({ territoryId, shared, onChanged }: Props) {
  const { show } = useNotice();
  const { share: handOver } = useShare(texts.copied);
  const actors = useMemo(() => sharingActors(territoryId), [territoryId]);
  const [snapshot, send, actor] = useFlow(sharingMachine, actors, {
    input: { link: shownLink(territoryId) },
  });
  useEmitted(actor, 'shown', ({ link }) => keepShownLink(territoryId, link));
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  const { share, problem } = snapshot.context;
  return (
    <>
      {shared && <p role="status">{texts.shared}</p>}
      <div className={classes.tools}>
        <Button busy={snapshot.matches('making')} onClick={() => send({ type: 'open' })}>
          {shared ? texts.showCode : texts.together}
        </Button>
        {shared && (
          <Button
            disabled={!snapshot.can({ type: 'end' })}
            busy={snapshot.matches('ending')}
            onClick={() => send({ type: 'end' })}
          >
            {texts.end}
          </Button>
        )}
      </div>
      <ProblemInSight problem={problemView(problem)} />
      <Dialog
        title={texts.together}
        width="28rem"
        open={snapshot.matches('shown')}
        onClose={() => send({ type: 'close' })}
      >
        {share && (
          <div className={classes.code}>
            <img src={share.qrcode} alt={texts.code} />
            <p>{texts.what}</p>
            <p>{texts.notSeen}</p>
            <div className={classes.tools}>
              <Button onClick={() => void handOver(texts.together, share.link)}>
                {texts.send}
              </Button>
              <Button kind="primary" onClick={() => send({ type: 'close' })}>
                {common.close}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
