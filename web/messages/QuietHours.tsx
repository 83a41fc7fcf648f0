import type { MutationSetQuietHoursArgs } from '#schema/generated.ts';

import { SelectField } from '../parts/fields/SelectField.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { messagesTexts as texts } from './messages.texts.ts';
import classes from './DevicesBlock.module.css';

interface Props {
  readonly hours: MutationSetQuietHoursArgs;
  /** The site sends some, at any hour. */
  readonly mails: boolean;
  readonly disabled: boolean;
  readonly onChoose: (hours: MutationSetQuietHoursArgs) => void;
}

const options = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  name: texts.hour(hour),
}));

/** When devices show nothing (OWN-411). */
export function QuietHours({ hours, mails, disabled, onChoose }: Props) {
  const field = (label: string, which: keyof MutationSetQuietHoursArgs) => (
    <SelectField
      label={label}
      options={options}
      value={String(hours[which])}
      disabled={disabled}
      onChange={({ target }) => onChoose({ ...hours, [which]: Number(target.value) })}
    />
  );
  return (
    <section className={`${blocks.card} ${blocks.column}`} aria-labelledby="calme">
      <h2 id="calme" className={classes.title}>
        {texts.quiet}
      </h2>
      <p className={blocks.hint}>
        {texts.quietAbout} {mails && texts.quietMails}
      </p>
      <div className={blocks.fields}>
        {field(texts.from, 'from')}
        {field(texts.until, 'until')}
      </div>
      {hours.from === hours.until && <p className={classes.why}>{texts.neverQuiet}</p>}
    </section>
  );
}
