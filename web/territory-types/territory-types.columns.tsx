import { DeleteOutlined, EditOutlined, LockOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { territoryTypesTexts as texts } from './territory-types.texts.ts';
import type { TypeRow } from './territory-types.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TerritoryTypesScreen.module.css';

interface Options {
  /** The id of the sentence that says why a button is disabled. */
  readonly why: string | undefined;
  readonly onEdit: (row: TypeRow) => void;
  readonly onRemove: (row: TypeRow) => void;
}

/** The columns of the table; what a person may not do is disabled and says why (TYP-01, TYP-03, TYP-04). */
export const territoryTypesColumns = ({
  why,
  onEdit,
  onRemove,
}: Options): readonly Column<TypeRow>[] => [
  {
    id: 'long_name',
    header: texts.longName,
    text: (row) => row.longName,
    sortBy: (row) => row.longName,
    card: 'title',
  },
  {
    id: 'short_name',
    header: texts.shortName,
    text: (row) => row.shortName,
    sortBy: (row) => row.shortName,
    card: 'fact',
    width: 16,
    folds: 1,
  },
  {
    id: 'congregation_id',
    header: texts.origin,
    text: (row) => (row.own ? texts.own : texts.builtIn),
    sortBy: (row) => (row.own ? texts.own : texts.builtIn),
    folds: 2,
  },
  {
    id: 'actions',
    header: texts.actions,
    text: (row) => (row.own ? texts.edit : texts.fixed),
    cell: (row) =>
      row.own ? (
        <div className={`${blocks.tools} ${classes.actions}`}>
          <Button
            aria-label={texts.editOne(row.longName)}
            disabled={!row.canEdit}
            onClick={() => onEdit(row)}
          >
            <EditOutlined aria-hidden /> {texts.edit}
          </Button>
          <Button
            kind="remove"
            aria-label={texts.removeOne(row.longName)}
            aria-describedby={row.canRemove ? undefined : why}
            disabled={!row.canRemove}
            onClick={() => onRemove(row)}
          >
            <DeleteOutlined aria-hidden /> {texts.remove}
          </Button>
        </div>
      ) : (
        <span className={classes.fixed}>
          <LockOutlined aria-hidden /> {texts.fixed}
        </span>
      ),
    card: 'action',
    width: 34,
  },
];
