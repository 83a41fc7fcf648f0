import { DeleteOutlined, DownloadOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';

import type { SiteCongregation } from '#schema/generated.ts';

import { archiveTexts } from '../archive/archive.texts.ts';
import { Button } from '../parts/button/Button.tsx';
import type { Column } from '../parts/table/table.column.ts';
import { congregationsTexts as texts } from './congregations.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Congregations.module.css';

interface Actions {
  /** The server sends no mail. */
  readonly mailsKept: boolean;
  readonly canAct: boolean;
  readonly removing: string | null;
  readonly onEdit: (congregationId: string) => void;
  readonly onRemove: (congregationId: string) => void;
  /** False where the backend makes no archives. */
  readonly archive:
    | false
    | {
        readonly canExport: boolean;
        readonly exporting: string | null;
        readonly onExport: (congregationId: string) => void;
      };
}

/** Name, contact, mails sent, and what may be done with each congregation (CADM-01). */
export const congregationColumns = ({
  mailsKept,
  canAct,
  removing,
  onEdit,
  onRemove,
  archive,
}: Actions): readonly Column<SiteCongregation>[] => {
  const mails = mailsKept ? texts.keptMails : texts.mails;
  return [
    {
      id: 'name',
      header: texts.name,
      text: ({ name }) => name,
      sortBy: ({ name }) => name,
      card: 'title',
    },
    {
      id: 'contact',
      header: texts.contact,
      text: ({ contact }) => contact,
      sortBy: ({ contact }) => contact || null,
      folds: 1,
      card: 'fact',
    },
    {
      id: 'email_counter',
      header: texts.emailCounter,
      text: ({ emailCounter, failingMails }) =>
        failingMails === 0
          ? mails(emailCounter)
          : `${mails(emailCounter)} (${texts.failingMails(failingMails)})`,
      cell: ({ emailCounter, failingMails }) => (
        <>
          {mails(emailCounter)}
          {failingMails > 0 && (
            <strong className={classes.failing}>
              <WarningOutlined aria-hidden /> {texts.failingMails(failingMails)}
            </strong>
          )}
        </>
      ),
      sortBy: ({ emailCounter }) => emailCounter,
      orders: 'numbers',
      folds: 2,
      align: 'end',
    },
    {
      id: 'actions',
      header: texts.actions,
      text: () => texts.edit,
      cell: ({ id, name }) => (
        <span className={`${blocks.tools} ${classes.actions}`}>
          <Button aria-label={texts.editOne(name)} disabled={!canAct} onClick={() => onEdit(id)}>
            <EditOutlined aria-hidden /> {texts.edit}
          </Button>
          {archive && (
            <Button
              aria-label={archiveTexts.exportOne(name)}
              disabled={!archive.canExport}
              busy={archive.exporting === id}
              onClick={() => archive.onExport(id)}
            >
              <DownloadOutlined aria-hidden /> {archiveTexts.export}
            </Button>
          )}
          <Button
            kind="remove"
            aria-label={texts.removeOne(name)}
            disabled={!canAct}
            busy={removing === id}
            onClick={() => onRemove(id)}
          >
            <DeleteOutlined aria-hidden /> {texts.remove}
          </Button>
        </span>
      ),
      card: 'action',
      width: 38,
    },
  ];
};
