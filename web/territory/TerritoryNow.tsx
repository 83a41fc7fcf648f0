import { ClockCircleOutlined, LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import type { Notice, TerritoryHistory } from '#schema/generated.ts';

import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { reprieveAbout, useReprieve } from '../domain/assignment/useReprieve.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { PersonLink } from '../domain/people/PersonLink.tsx';
import { Button } from '../parts/button/Button.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { humanDay } from '../parts/fields/date.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { territoryNow } from './territory-now.view.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryNow.module.css';

interface Props {
  readonly territoryId: string;
  readonly numberName: string;
  readonly history: TerritoryHistory;
  readonly onChanged: () => void;
}

/** Where the territory is at present, and what a manager may do about it (OWN-47). */
export function TerritoryNow({ territoryId, numberName, history, onChanged }: Props) {
  const { show } = useNotice();
  const changed = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    onChanged();
  };
  const returnOne = useReturnOne(changed);
  const reprieve = useReprieve(changed);
  const now = territoryNow(history);
  const { today } = history;
  const busy = returnOne.returning !== null || reprieve.granting !== null;
  return (
    <section className={`${blocks.panel} ${classes.now}`} aria-labelledby="territory-now">
      <h2 id="territory-now" className={`${blocks.hint} ${classes.title}`}>
        {texts.now}
      </h2>
      <p className={classes.sentence} data-late={(now.state === 'out' && now.late) || undefined}>
        {now.state === 'in' ? (
          now.sentence
        ) : (
          <>
            {now.since} <PersonLink userId={now.userId} login={now.login} />
            {now.until}
          </>
        )}
      </p>
      <ProblemInSight problem={returnOne.problem ?? reprieve.problem} />
      {history.canEdit && now.state === 'out' && today !== null && (
        <div className={`${blocks.row} ${classes.actions}`}>
          <Button
            kind="primary"
            disabled={busy}
            busy={returnOne.returning !== null}
            onClick={() => returnOne.ask({ territoryIds: [territoryId], returnDate: today })}
          >
            <LoginOutlined aria-hidden /> {assignmentTexts.return}
          </Button>
          {history.reprieveBtn && (
            <Button
              disabled={busy}
              busy={reprieve.granting !== null}
              onClick={() => reprieve.ask({ territoryId, historyId: now.historyId })}
            >
              <ClockCircleOutlined aria-hidden /> {assignmentTexts.reprieve}
            </Button>
          )}
          <Link to={`/t-exit-cancel?choix=${territoryId}`}>{texts.cancelExit}</Link>
          <Confirm
            question={returnOne.question}
            about={assignmentTexts.returnedOn(numberName, now.login, humanDay(today))}
            onAnswer={returnOne.onAnswer}
          />
          <Confirm
            question={reprieve.question}
            about={
              now.due === null ? numberName : reprieveAbout({ numberName, due: now.due }, today)
            }
            onAnswer={reprieve.onAnswer}
          />
        </div>
      )}
      {history.canEdit && now.state === 'in' && (
        <div className={`${blocks.row} ${classes.actions}`}>
          <ButtonLink to={`/t-exit?choix=${territoryId}`}>
            <LogoutOutlined aria-hidden /> {texts.takeOut}
          </ButtonLink>
          <Link to={`/t-available?choix=${territoryId}`}>{texts.book}</Link>
        </div>
      )}
    </section>
  );
}
