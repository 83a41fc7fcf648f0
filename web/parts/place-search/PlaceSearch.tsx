import { useCombobox } from 'downshift';
import { useId, useState } from 'react';
import { useMap } from '../map/engine/map-context.ts';
import { moveTo } from '../map/engine/move-to.ts';
import { FoundPlace } from './FoundPlace.tsx';
import classes from './PlaceSearch.module.css';
import { placeSearchTexts as texts } from './place-search.texts.ts';
import { isSearchable, zoomOf, type PlaceOption } from './place-search.view.ts';
import { useTypedPlace } from './useTypedPlace.ts';

interface Props {
  readonly basemapUrl: string;
  /** Where on the map it stands, among other things of the screen. */
  readonly className?: string | undefined;
  /** A link to a territory is followed. */
  readonly onLeave?: (() => void) | undefined;
}

/** Streets, places and addresses of the ground, on the map that they lead to (OWN-118). */
export function PlaceSearch({ basemapUrl, ...props }: Props) {
  const map = useMap();
  return map && isSearchable(basemapUrl) ? <Search {...props} /> : null;
}

function Search({ className = '', onLeave }: Omit<Props, 'basemapUrl'>) {
  const map = useMap();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PlaceOption | null>(null);
  const { options, status, opens } = useTypedPlace(chosen ? '' : typed);

  const go = (option: PlaceOption | null) => {
    setChosen(option);
    if (map && option) moveTo(map, option.place, zoomOf(option.place));
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu } =
    useCombobox<PlaceOption>({
      id,
      items: [...options],
      itemToString: (option) => option?.label ?? '',
      selectedItem: chosen,
      inputValue: chosen?.label ?? typed,
      stateReducer: (before, { type, changes }) => {
        // Leaving the field chooses nothing by itself.
        if (type === useCombobox.stateChangeTypes.InputBlur) {
          return { ...changes, selectedItem: before.selectedItem, inputValue: before.inputValue };
        }
        // The first answer is what Enter chooses.
        if (type === useCombobox.stateChangeTypes.InputChange) {
          return { ...changes, highlightedIndex: 0 };
        }
        return changes;
      },
      onSelectedItemChange: ({ selectedItem }) => go(selectedItem),
    });
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    openMenu();
  };
  const shown = isOpen && chosen === null && (options.length > 0 || status !== null);

  return (
    <>
      <div className={`${classes.search} ${className}`} role="search">
        <input
          {...getInputProps({
            id: `${id}-input`,
            autoComplete: 'off',
            className: classes.field,
            onInput: (event) => type(event.currentTarget.value),
            onFocus: () => openMenu(),
          })}
          type="text"
          enterKeyHint="search"
          maxLength={100}
          placeholder={texts.field}
          aria-label={texts.field}
          aria-labelledby={undefined}
        />
        {typed !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={texts.clear}
            onClick={() => type('')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
        <div className={classes.popup} hidden={!shown}>
          <ul
            {...getMenuProps({ 'aria-label': texts.answers, 'aria-labelledby': undefined })}
            className={classes.options}
            hidden={options.length === 0}
          >
            {shown &&
              options.map((option, index) => (
                <li
                  key={option.id}
                  {...getItemProps({ item: option, index })}
                  className={classes.option}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <strong>{option.label}</strong>
                  <span>{option.detail}</span>
                </li>
              ))}
          </ul>
          {status !== null && <p className={classes.status}>{status}</p>}
        </div>
        <output className={classes.told}>
          {shown ? (status ?? texts.found(options.length)) : ''}
        </output>
      </div>
      {chosen && <FoundPlace key={chosen.id} option={chosen} opens={opens} onLeave={onLeave} />}
    </>
  );
}
