import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { searchShortcut } from '../../parts/keys/search-field.ts';
import { useGrowingList } from '../../parts/scroll/useGrowingList.ts';
import { searchWords } from '../../parts/table/table.search.ts';
import { tableTexts } from '../../parts/table/table.texts.ts';
import { useMarkedWords } from '../../parts/table/useMarkedWords.ts';
import { product } from '../../parts/texts/product.ts';
import { pickerTexts } from './picker.texts.ts';
import { chosenAfter, chosenUpTo, foundRows, rowAfterKey, type PickerRow } from './picker.view.ts';
import { PickerOption } from './PickerOption.tsx';
import classes from './TerritoryPicker.module.css';

interface Props {
  readonly label: string;
  readonly rows: readonly PickerRow[];
  readonly chosen: readonly string[];
  readonly several: boolean;
  /** Stands where there is nothing to choose from. */
  readonly empty: ReactNode;
  readonly busy: boolean;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  /** Focuses the input each time that it changes, unless to 0. */
  readonly focusAt?: number;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** A list box for hundreds of territories: search, arrow keys and Enter, or a click on the row. */
export function TerritoryPicker(props: Props) {
  const { label, rows, chosen, several, empty, busy, focusAt = 0, onChoose } = props;
  const id = useId();
  const listId = `${id}-list`;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [walked, setWalked] = useState<number | null>(null);
  const words = useMemo(() => searchWords(typed), [typed]);
  const found = useMemo(() => foundRows(rows, typed), [rows, typed]);
  useMarkedWords(list, words);
  const at = walked ?? (words.length > 0 ? 0 : -1);
  const { drawn, restart } = useGrowingList(listId, found, at);
  const optionId = (rowId: string) => `${id}-${rowId}`;
  const highlighted = found[at];

  useEffect(() => {
    if (highlighted) document.getElementById(`${id}-${highlighted.id}`)?.scrollIntoView(nearest);
  }, [id, highlighted]);

  useEffect(() => {
    // What was done stays in sight above.
    if (focusAt > 0) field.current?.focus({ preventScroll: true });
  }, [focusAt]);

  const latest = useRef({ chosen, found, onChoose });
  useEffect(() => {
    latest.current = { chosen, found, onChoose };
  });
  const press = useCallback(
    (rowId: string, upTo = false) => {
      const now = latest.current;
      const listed = now.found.map((row) => row.id);
      now.onChoose(
        upTo && several
          ? chosenUpTo(now.chosen, rowId, listed)
          : chosenAfter(now.chosen, rowId, several),
      );
    },
    [several],
  );

  const type = (text: string) => {
    setTyped(text);
    setWalked(null);
    restart();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = rowAfterKey(event.key, at, found.length);
    if (to !== null) {
      event.preventDefault();
      setWalked(found.length === 0 ? null : to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!highlighted) return;
      press(highlighted.id);
      if (typed !== '') type('');
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
    } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
      onChoose(chosen.slice(0, -1));
    }
  };

  return (
    <div className={classes.picker} aria-busy={busy || undefined}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {props.beside}
      </div>
      <div className={classes.box}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          aria-keyshortcuts={searchShortcut}
          autoComplete="off"
          spellCheck={false}
          placeholder={pickerTexts.search}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={highlighted && optionId(highlighted.id)}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={pickerTexts.clear}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            <CloseOutlined aria-hidden />
          </button>
        )}
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        className={classes.list}
        aria-label={pickerTexts.list}
        aria-multiselectable={several || undefined}
        hidden={found.length === 0}
      >
        {found.slice(0, drawn).map((row, index) => (
          <PickerOption
            key={row.id}
            id={optionId(row.id)}
            row={row}
            chosen={chosen.includes(row.id)}
            highlighted={index === at}
            position={index + 1}
            count={found.length}
            onPress={press}
          />
        ))}
      </div>
      <output className={classes.count}>
        {found.length > 0 && tableTexts.counted(found.length, rows.length, product, `${product}s`)}
        {found.length === 0 && (rows.length === 0 ? empty : tableTexts.nothingFound(typed))}
      </output>
    </div>
  );
}

const nearest: ScrollIntoViewOptions = { block: 'nearest' };
