import { SettingOutlined } from '@ant-design/icons';
import { lazy, useId, useState } from 'react';

import { Late } from '../failure/Late.tsx';
import type { NamedColumn } from './table.look.ts';
import { tableTexts } from './table.texts.ts';
import classes from './LookChoice.module.css';

const TableLook = lazy(async () => ({ default: (await import('./TableLook.tsx')).TableLook }));

interface Props {
  readonly columns: readonly NamedColumn[];
  readonly hidden: readonly string[];
  readonly onHide: (ids: readonly string[]) => void;
}

/** Opens the choice of columns and the views of a list; what it opens is loaded then. */
export function LookChoice(props: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.choice}
        aria-label={tableTexts.look}
        title={tableTexts.look}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SettingOutlined aria-hidden />
      </button>
      <div id={id} className={classes.panel} hidden={!open}>
        {open && (
          <Late>
            <TableLook {...props} />
          </Late>
        )}
      </div>
    </>
  );
}
