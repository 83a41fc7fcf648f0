import { Link } from 'react-router-dom';

import blocks from '../parts/theme/Blocks.module.css';
import classes from './AgendaBand.module.css';
import { agendaTexts as texts } from './agenda.texts.ts';
import type { AgendaList, AgendaRow } from './agenda.view.ts';

interface Props {
  /** Null while they are asked for: their room is kept. */
  readonly lists: readonly AgendaList[] | null;
}

/** Five short lists beside each other: what is to be done, and what others have done (OWN-275). */
export const AgendaBand = ({ lists }: Props) => (
  <section
    className={classes.band}
    aria-label={texts.title}
    aria-busy={lists === null || undefined}
  >
    {lists?.map(({ id, title, to, none, rows }) => (
      <section
        key={id}
        className={`${blocks.panel} ${classes.list}`}
        aria-labelledby={`a-faire-${id}`}
      >
        <h2 id={`a-faire-${id}`} className={classes.title}>
          <Link to={to}>{title}</Link>
        </h2>
        {rows.length === 0 && <p className={blocks.hint}>{none}</p>}
        <ul className={blocks.list}>
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </ul>
      </section>
    ))}
  </section>
);

const Row = ({ name, to, note, act }: Omit<AgendaRow, 'key'>) => (
  <li className={classes.row}>
    <Link to={to} className={classes.name} title={name}>
      {name}
    </Link>
    <span className={`${blocks.hint} ${classes.note}`} title={note}>
      {note}
    </span>
    {act !== null && (
      <Link to={act.to} className={classes.act} aria-label={act.name}>
        {act.label}
      </Link>
    )}
  </li>
);
