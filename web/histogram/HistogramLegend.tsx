import { RowWord } from '../parts/table/RowWord.tsx';
import { legendTexts } from '../domain/assignment/legend.texts.ts';
import { serverColour } from '../parts/theme/server-colour.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { Colours } from './histogram.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './HistogramLegend.module.css';

/** Explains the colours, heights and bars of the strips (HIST-01, HIST-09, HIST-10). */
export function HistogramLegend({ campaignColor, invitationColor, standardColor }: Colours) {
  const kinds = [
    ['standard', standardColor, texts.standard],
    ['campaign', campaignColor, texts.campaign],
    ['invitation', invitationColor, texts.invitation],
  ] as const;
  return (
    <div role="group" aria-label={texts.legend}>
      <ul className={`${blocks.list} ${classes.legend}`}>
        {kinds.map(([kind, color, words]) => (
          <li key={kind}>
            <span
              className={`${classes.sign} ${classes[kind]}`}
              style={{ background: serverColour(color) }}
              data-color={color}
              aria-hidden
            />
            {words}
          </li>
        ))}
        <li>
          <span className={`${classes.sign} ${classes.out}`} aria-hidden />
          {texts.out}
        </li>
        <li>
          <span className={`${classes.sign} ${classes.none}`} aria-hidden />
          {texts.none}
        </li>
        <li>
          <RowWord cssClass="row-late" /> {legendTexts.late}
        </li>
        <li>
          <RowWord cssClass="row-soon" /> {legendTexts.soon}
        </li>
      </ul>
    </div>
  );
}
