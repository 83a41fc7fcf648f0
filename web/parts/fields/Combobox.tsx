import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';

import { useGrowingList } from '../scroll/useGrowingList.ts';
import { texts } from '../texts/texts.ts';
import { matchingOptions, optionNamed, type Option } from './combobox.view.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './Combobox.module.css';
import { describedBy, Field } from './Field.tsx';
import fieldClasses from './Field.module.css';
import { fieldTexts } from './fields.texts.ts';

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  /** The id of the chosen option, or ''. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Filters and orders the options for a typed text; by default, those whose name contains it. */
  readonly find?: ((options: readonly Option[], typed: string) => readonly Option[]) | undefined;
  /** Renders an option with more than its name. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
}

/** A searchable drop-down: typing filters the options, an empty result is stated (LOGIN-04, LOGIN-05). */
export function Combobox({ label, options, value, error, hint, renderOption, ...on }: Props) {
  const find = on.find ?? matchingOptions;
  const id = useId();
  const listId = `${id}-list`;
  const chosen = options.find((option) => option.id === value) ?? null;
  const [sought, setSought] = useState<string | null>(null);
  const shown = [...(sought === null ? options : find(options, sought))];
  const [typed, setTyped] = useState<string | null>(null);

  const choose = (option: Option | null) => {
    on.onChange(option?.id ?? '');
    setTyped(null);
    setSought(null);
  };

  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
  } = useCombobox<Option>({
    id,
    menuId: listId,
    items: shown,
    itemToString: (option) => option?.name ?? '',
    selectedItem: chosen,
    inputValue: chosen?.name ?? typed ?? '',
    stateReducer: (before, { type, changes }) => {
      // Highlights the first match while typing, so that Enter chooses it; blur chooses nothing by
      // itself.
      if (type === useCombobox.stateChangeTypes.InputChange) {
        const sought = changes.inputValue ?? '';
        const some = sought !== '' && find(options, sought).length > 0;
        return { ...changes, highlightedIndex: some ? 0 : -1 };
      }
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: before.selectedItem, inputValue: before.inputValue };
      }
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onIsOpenChange: ({ isOpen: opens }) => {
      restart();
      if (opens) on.onOpen?.();
      else setSought(null);
    },
  });

  const { drawn, restart } = useGrowingList(listId, isOpen ? shown : [], highlightedIndex);

  // Not in downshift's onStateChange, which runs after the next event: fast typing followed by Tab
  // would be lost.
  const type = (text: string) => {
    setTyped(text);
    setSought(text);
    restart();
    if (value !== '') on.onChange('');
  };
  const leave = () => {
    if (typed !== null && options.length > 0) choose(chosen ?? optionNamed(options, typed));
    on.onBlur?.();
  };

  // Options may load after the reader typed a whole name: that chooses it too.
  const known = options.length > 0;
  const answerLate = useEffectEvent(() => {
    const named = typed === null ? null : optionNamed(options, typed);
    if (named) on.onChange(named.id);
  });
  useEffect(() => {
    if (known) answerLate();
  }, [known]);

  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.combobox}>
        <div className={fieldClasses.withButton}>
          <input
            {...getInputProps({
              id,
              autoComplete: 'off',
              onBlur: leave,
              onInput: (event) => type(event.currentTarget.value),
            })}
            aria-labelledby={`${id}-label`}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { error, hint })}
          />
          <button
            {...getToggleButtonProps({ type: 'button', className: fieldClasses.inside })}
            aria-label={fieldTexts.showOptions}
          >
            <svg className={classes.arrow} viewBox="0 0 12 8" aria-hidden="true">
              <path d="M1 1.5l5 5 5-5" />
            </svg>
          </button>
        </div>
        <div className={`${blocks.floating} ${classes.popup}`} hidden={!isOpen}>
          <ul
            {...getMenuProps({ 'aria-label': fieldTexts.options, 'aria-labelledby': undefined })}
            className={classes.options}
            hidden={shown.length === 0}
          >
            {shown.slice(0, drawn).map((option, index) => (
              <li
                key={option.id}
                {...getItemProps({ item: option, index })}
                className={classes.option}
                aria-posinset={index + 1}
                aria-setsize={shown.length}
                data-highlighted={index === highlightedIndex || undefined}
              >
                {renderOption === undefined ? option.name : renderOption(option)}
              </li>
            ))}
          </ul>
          {isOpen && shown.length === 0 && <output className={classes.none}>{texts.noRows}</output>}
        </div>
      </div>
    </Field>
  );
}
