import type { MessageChoice, MessageWay, MutationChooseMessageArgs } from '#schema/generated.ts';

import { messagesTexts as texts } from './messages.texts.ts';
import classes from './ChoicesTable.module.css';

interface Props {
  readonly rows: readonly (MessageChoice & { readonly what: string })[];
  /** The site sends some. */
  readonly mails: boolean;
  /** No device of the reader shows messages. */
  readonly noDevice: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (choice: MutationChooseMessageArgs) => void;
}

/** What, by which way: a box for each, without a tick where nothing could come (OWN-406). */
export function ChoicesTable({ rows, mails, noDevice, canChoose, onChoose }: Props) {
  const box = (row: Props['rows'][number], way: MessageWay, shut: boolean) => (
    <td>
      <label className={classes.box}>
        <input
          type="checkbox"
          aria-label={texts.by(row.what, texts[way])}
          checked={row[way] && !shut}
          disabled={shut || !canChoose}
          onChange={({ target }) => onChoose({ kind: row.kind, way, wanted: target.checked })}
        />
      </label>
    </td>
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          {mails && <th scope="col">{texts.mail}</th>}
          <th scope="col">{texts.push}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{row.what}</th>
            {mails && box(row, 'mail', row.mailFault !== null)}
            {box(row, 'push', noDevice)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
