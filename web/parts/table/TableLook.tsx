import { useId, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { Button } from '../button/Button.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { dropView, keepView, useSavedViews, viewNameMaxLength } from './saved-views.ts';
import { impersonal, optionalColumns, type NamedColumn } from './table.look.ts';
import { tableTexts } from './table.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableLook.module.css';

interface Props {
  readonly columns: readonly NamedColumn[];
  readonly hidden: readonly string[];
  readonly onHide: (ids: readonly string[]) => void;
}

/** Which columns a list shows, and its views that are kept on this device (OWN-292). */
export function TableLook({ columns, hidden, onHide }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  // The address follows the tick; until then the tick is what was chosen.
  const [ticked, setTicked] = useState({ follows: hidden, left: hidden });
  if (ticked.follows !== hidden) setTicked({ follows: hidden, left: hidden });
  const leave = (left: readonly string[]) => {
    setTicked({ ...ticked, left });
    onHide(left);
  };
  const { pathname: path } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const views = useSavedViews(path);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    keepView({ path, name: name.trim(), search: impersonal(params, columns).toString() });
    setName('');
  };
  return (
    <div className={classes.look}>
      <fieldset className={classes.columns}>
        <legend>{tableTexts.columns}</legend>
        {optionalColumns(columns).map(({ id: column, header }) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={!ticked.left.includes(column)}
              onChange={({ target: { checked } }) =>
                leave([...ticked.left.filter((it) => it !== column), ...(checked ? [] : [column])])
              }
            />
            {header}
          </label>
        ))}
      </fieldset>
      <DensityChoice />
      <form className={classes.keep} onSubmit={keep}>
        <label htmlFor={id}>{tableTexts.viewName}</label>
        <div className={blocks.tools}>
          <input
            id={id}
            value={name}
            maxLength={viewNameMaxLength}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {tableTexts.keepView}
          </Button>
        </div>
        <p className={blocks.hint}>{tableTexts.viewHint}</p>
      </form>
      {views.length > 0 && (
        <ul className={classes.views} aria-label={tableTexts.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Button onClick={() => void navigate({ pathname: path, search: view.search })}>
                {view.name}
              </Button>
              <Button aria-label={tableTexts.dropView(view.name)} onClick={() => dropView(view)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
