import type { LinkAction } from '#schema/generated.ts';

import { requestsTexts } from '../domain/assignment/requests.texts.ts';
import { Button } from '../parts/button/Button.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { ShareLink } from '../parts/links/ShareLink.tsx';
import { mineTexts } from './mine.texts.ts';
import type { MyTerritory } from './mine.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './MineActionCell.module.css';
import type { MineActions } from './useMineActions.ts';

/** What may be done with one territory, or what a manager still has to answer (OWN-46). */
export function MineActionCell({ row, actions }: { row: MyTerritory; actions: MineActions }) {
  const { busy, onReturn, onAsk } = actions;
  if (row.territoryId === null || row.historyId === null) return null;
  const common = {
    disabled: busy !== null,
    busy: busy === row.territoryId || busy === row.historyId,
  };
  const request = (action: LinkAction) =>
    row.asked.includes(action) ? (
      <span className={classes.asked}>{requestsTexts.asked[action]}</span>
    ) : (
      <Button
        {...common}
        aria-label={mineTexts.of(requestsTexts[action], row.numberName)}
        onClick={() => onAsk(row, action)}
      >
        {requestsTexts[action]}
      </Button>
    );
  return (
    <div className={`${blocks.row} ${classes.actions}`}>
      {row.mayReturn ? (
        <Button
          {...common}
          aria-label={mineTexts.of(mineTexts.returnIt, row.numberName)}
          onClick={() => onReturn(row)}
        >
          {mineTexts.returnIt}
        </Button>
      ) : (
        request('returned')
      )}
      {request('month')}
      {row.mapLink !== null && (
        <ButtonLink
          kind="plain"
          to={`/t-field/${row.territoryId}`}
          aria-label={mineTexts.of(mineTexts.field, row.numberName)}
        >
          {mineTexts.field}
        </ButtonLink>
      )}
      {row.mapLink !== null && <ShareLink title={row.numberName} link={row.mapLink} />}
    </div>
  );
}
