import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useId, useRef } from 'react';
import { searchShortcut } from '../keys/search-field.ts';
import { tableTexts } from './table.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableSearch.module.css';

type Props = { typed: string; onType: (search: string) => void; onLeave: () => void };

export function TableSearch({ typed, onType, onLeave }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <search className={`${blocks.row} ${classes.search}`}>
      <label htmlFor={id}>{tableTexts.search}</label>
      <span className={classes.box}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          aria-keyshortcuts={searchShortcut}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
        {typed !== '' && (
          <button type="button" aria-label={tableTexts.clear} onClick={clear}>
            <CloseOutlined aria-hidden />
          </button>
        )}
      </span>
    </search>
  );
}
