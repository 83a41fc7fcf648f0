import { secondFactorDemandEndMachine } from '#machines/second-factor/second-factor-demand-end.machine.ts';
import { secondFactorDemandMachine } from '#machines/second-factor/second-factor-demand.machine.ts';
import type { Notice } from '#schema/generated.ts';

import { useAddition } from '../parts/additions/useAddition.ts';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { useEitherOf } from '../parts/confirm/useEitherOf.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { factorDemandActors } from './factor-demand.actors.ts';
import { factorDemandQuery } from './factor-demand.operations.ts';
import { factorDemandTexts as texts } from './factor-demand.texts.ts';
import classes from './FactorDemandPanel.module.css';

/** An administrator demands a second factor of those in charge of the congregation (OWN-399). */
export function FactorDemandPanel() {
  const { data, reload } = useAddition({ query: factorDemandQuery, variables: {} });
  const { show } = useNotice();
  const changed = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    reload();
  };
  const begin = useConfirmation(secondFactorDemandMachine, factorDemandActors, changed);
  const end = useConfirmation(secondFactorDemandEndMachine, factorDemandActors, changed);
  const answer = useEitherOf([begin, end]);
  const demand = data?.secondFactorDemand ?? null;
  if (demand === null) return null;
  const { since, bySite, without, inCharge } = demand;
  return (
    <section
      className={`${blocks.panel} ${blocks.column} ${classes.panel}`}
      aria-labelledby="second-facteur-demande"
    >
      <h2 id="second-facteur-demande">{texts.title}</h2>
      <p className={blocks.quiet}>{texts.about}</p>
      <p>
        {bySite && `${texts.bySite} `}
        {since !== null && `${texts.since(since)} `}
        {texts.without(without, inCharge)}
      </p>
      {since === null ? (
        <Button busy={answer.doing !== null} onClick={() => begin.ask({ demanded: true })}>
          {texts.demand}
        </Button>
      ) : (
        <Button
          kind="remove"
          busy={answer.doing !== null}
          onClick={() => end.ask({ demanded: false })}
        >
          {texts.end}
        </Button>
      )}
      <ProblemInSight problem={answer.problem} />
      <Confirm question={answer.question} danger={since !== null} onAnswer={answer.onAnswer} />
    </section>
  );
}
