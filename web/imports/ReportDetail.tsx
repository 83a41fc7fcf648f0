import { Switch } from '../parts/fields/Switch.tsx';
import { importsTexts as texts } from './imports.texts.ts';
import { LimitsChange } from './LimitsChange.tsx';
import classes from './Report.module.css';
import type { ReportRow } from './report.view.ts';
import type { MapOfLine } from './sent-file.ts';

export interface ReportActions {
  readonly mapOf: MapOfLine;
  readonly onConfirm: (lines: readonly number[], confirmed: boolean) => void;
}

interface Props extends ReportActions {
  readonly row: ReportRow;
}

/** Why a line is judged so, what it changes from what to what, and the tick that lets it. */
export function ReportDetail({ row, mapOf, onConfirm }: Props) {
  const { line, reason, changes, holder, limitsOf, tick } = row;
  return (
    <div className={classes.detail}>
      {reason !== '' && <span>{reason}</span>}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map(({ field, label, before, after }) => (
            <li key={field}>
              {texts.labelled(label)} {before === '' ? texts.none : <del>{before}</del>} →{' '}
              {after === '' ? texts.none : <ins>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
      {holder !== null && <span>{texts.heldBy(holder)}</span>}
      {limitsOf !== null && <LimitsChange {...limitsOf} line={line} mapOf={mapOf} />}
      {tick !== null && (
        <Switch
          kind="checkbox"
          label={tick.label}
          checked={tick.checked}
          onChange={(checked) => onConfirm([line], checked)}
        />
      )}
    </div>
  );
}
