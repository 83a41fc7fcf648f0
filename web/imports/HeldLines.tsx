import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import classes from './Report.module.css';
import type { ReportActions } from './ReportDetail.tsx';
import type { HeldLines as Held } from './report.view.ts';

interface Props extends Pick<ReportActions, 'onConfirm'> {
  readonly held: readonly Held[];
  /** Of a map, whose axes can be changed over in the step before. */
  readonly drawn: boolean;
  readonly disabled: boolean;
}

/** One tick for all lines that would change what exists, one for all new ones that are in doubt. */
export function HeldLines({ held, drawn, disabled, onConfirm }: Props) {
  return (
    <section className={`${blocks.card} ${classes.held}`} aria-labelledby="import-held">
      <h3 id="import-held">{texts.held}</h3>
      <p className={blocks.hint}>
        {held.every(({ tick }) => tick.checked) ? texts.heldAll : withProduct(texts.heldHint)}
        {drawn && ` ${texts.heldAxes}`}
      </p>
      {held.map(({ id, lines, tick }) => (
        <Switch
          key={id}
          kind="checkbox"
          label={tick.label}
          checked={tick.checked}
          disabled={disabled}
          onChange={(checked) => onConfirm(lines, checked)}
        />
      ))}
    </section>
  );
}
