import { ClockCircleOutlined, WarningFilled } from '@ant-design/icons';
import { rowTone } from './table.rows.ts';
import { tableTexts } from './table.texts.ts';
import classes from './RowWord.module.css';

const icons = { late: WarningFilled, soon: ClockCircleOutlined };

/** States the meaning of a row's colour in a word, since colour alone is not accessible. */
export function RowWord({ cssClass }: { cssClass: string }) {
  const tone = rowTone(cssClass);
  if (tone === null) return null;
  const Icon = icons[tone];
  return (
    <span
      className={`${classes.word} ${classes[tone]}`}
      title={tableTexts.tones[tone]}
      data-unsearched
    >
      <Icon aria-hidden /> <span data-word>{tableTexts.tones[tone]}</span>
    </span>
  );
}
