import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Page } from './table.pages.ts';
import { tableTexts } from './table.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TablePages.module.css';

type Props = { readonly page: Page; readonly onTurn: (page: number) => void };

/** The range of shown rows with buttons to turn pages, which keep the focus on the first and last page. */
export function TablePages({ page, onTurn }: Props) {
  const step = (to: number, label: string, Arrow: typeof LeftOutlined) => {
    const there = to >= 1 && to <= page.count;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={!there || undefined}
        onClick={() => there && onTurn(to)}
      >
        <Arrow aria-hidden />
      </button>
    );
  };
  return (
    <nav className={`${blocks.row} ${classes.pages}`} aria-label={tableTexts.pages}>
      {step(page.number - 1, tableTexts.previousPage, LeftOutlined)}
      <label>
        {tableTexts.page}{' '}
        <select
          value={page.number}
          onChange={({ currentTarget }) => onTurn(Number(currentTarget.value))}
        >
          {Array.from({ length: page.count }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </select>{' '}
        {tableTexts.ofPages(page.count)}
      </label>
      <span role="status">{tableTexts.rowsOf(page.from + 1, page.to)}</span>
      {step(page.number + 1, tableTexts.nextPage, RightOutlined)}
    </nav>
  );
}
