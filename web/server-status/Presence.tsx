import { RecordTable } from '../parts/table/RecordTable.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { presenceColumns, type PresenceRow } from './presence.columns.ts';
import { serverStatusTexts as texts } from './server-status.texts.ts';
import classes from './ServerStatus.module.css';

const rowId = ({ congregation }: PresenceRow) => congregation;
const cssClass = () => '';

/** How many people of each congregation signed in, and cards that are out: numbers alone (OWN-375). */
export function Presence({ rows }: { readonly rows: readonly PresenceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="presence">
      <h2 id="presence">{texts.presence}</h2>
      <p className={blocks.quiet}>{texts.presenceHint}</p>
      <RecordTable
        caption={texts.presence}
        columns={presenceColumns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={texts.countedCongregations}
        searchable={false}
        exportable={false}
      />
    </section>
  );
}
