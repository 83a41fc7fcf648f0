import { useEffect, useRef } from 'react';

import type { Target } from '#machines/imports/import.rules.ts';
import type { MapReading } from '#machines/parts/files/map-remark.ts';
import type { ImportKind } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { targetsOf } from './files/targets.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { FileRemarks } from '../parts/map/reading/FileRemarks.tsx';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { importKinds, type ImportView } from './imports.view.ts';

interface Props {
  readonly view: ImportView;
  readonly onReading: (reading: MapReading) => void;
  readonly onSheet: (sheet: number) => void;
  readonly onHeaded: (headed: boolean) => void;
  readonly onGuess: () => void;
  readonly onKind: (kind: ImportKind) => void;
  readonly onTarget: (at: number, target: Target | null) => void;
  readonly onCheck: () => void;
  readonly onRestart: () => void;
}

const kinds = importKinds.map((id) => ({ id, name: withProduct(texts.kinds[id]) }));

/** What each column of the file is imported as: recognised by its head, and open to correction. */
export function ColumnsForm({ view, ...on }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sheets = view.sheets.map((name, at) => ({ id: String(at), name }));
  const targets = targetsOf[view.kind];
  // A map that was drawn is its own column, and no other can take its place.
  const offered = (own: Target | null) =>
    targets.filter((it) => !view.drawn || own === it || (it !== 'map' && it !== 'boundary'));
  return (
    <form
      className={`${blocks.card} ${classes.card}`}
      onSubmit={(event) => {
        event.preventDefault();
        on.onCheck();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {texts.columnsOf(view.fileName ?? '')}
      </h2>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      <div className={classes.pair}>
        <SelectField
          label={texts.kind}
          options={kinds}
          value={view.kind}
          disabled={view.busy}
          onChange={({ target }) =>
            on.onKind(importKinds.find((it) => it === target.value) ?? view.kind)
          }
        />
        {sheets.length > 1 && (
          <SelectField
            label={texts.sheet}
            options={sheets}
            value={String(view.sheet)}
            disabled={view.busy}
            onChange={({ target }) => on.onSheet(Number(target.value))}
          />
        )}
      </div>
      {view.headed !== null && (
        <Switch
          label={texts.headed}
          hint={view.headed ? undefined : texts.notHeaded}
          checked={view.headed}
          disabled={view.busy}
          onChange={on.onHeaded}
        />
      )}
      <p className={blocks.hint}>
        {texts.rows(view.rowCount)}. {texts.emptyCells}
        {view.spread && ` ${texts.spread}`}
      </p>
      <FileRemarks
        remarks={view.remarks}
        refused="line"
        reading={view.readAs}
        onReading={on.onReading}
      />
      {view.says === 'lastTime' && (
        <div className={`${blocks.row} ${classes.lastTime}`} role="status">
          <p>{texts.lastTime}</p>
          <Button onClick={on.onGuess} disabled={view.busy}>
            {texts.guessAgain}
          </Button>
        </div>
      )}
      {(view.says === 'addresses' || view.says === 'points') && (
        <Alert severity="warning">{withProduct(texts.says[view.says])}</Alert>
      )}
      <ul className={`${blocks.list} ${classes.columns}`}>
        {view.columns.map(({ at, head, examples, target }) => (
          <li key={at}>
            <span className={classes.head}>
              <strong>{head}</strong>
              <span className={classes.example}>{examples.join(' · ')}</span>
            </span>
            <select
              aria-label={texts.becomesOf(head)}
              value={target ?? ''}
              disabled={view.busy || (view.drawn && target === 'map')}
              onChange={(event) =>
                on.onTarget(at, targets.find((it) => it === event.target.value) ?? null)
              }
            >
              <option value="">{texts.nothing}</option>
              {offered(target).map((it) => (
                <option key={it} value={it}>
                  {withProduct(texts.targets[it])}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {view.missing !== null && (
        <p id="import-missing" className={classes.missing}>
          {view.missing}
        </p>
      )}
      <div className={`${blocks.buttons} ${classes.actions}`}>
        <Button onClick={on.onRestart} disabled={view.busy}>
          {texts.otherFile}
        </Button>
        <Button
          kind="primary"
          type="submit"
          busy={view.checking}
          disabled={!view.canCheck}
          aria-describedby={view.missing === null ? undefined : 'import-missing'}
        >
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
