import { useId, useState } from 'react';
import { useAdditions } from '../additions/additions.ts';
import { useMap } from '../map/engine/map-context.ts';
import { moveTo } from '../map/engine/move-to.ts';
import { FoundPlace } from './FoundPlace.tsx';
import blocks from '../theme/Blocks.module.css';
import classes from './PlaceSearch.module.css';
import { placeSearchTexts as texts } from './place-search.texts.ts';
import { isSearchable, zoomOf, type PlaceOption } from './place-search.view.ts';
import { useListKeys } from './useListKeys.ts';
import { useTypedPlace } from './useTypedPlace.ts';

interface Props {
  readonly basemapUrl: string;
  /** Says where on the map it stands, among other things of the screen. */
  readonly className?: string | undefined;
  /** A link to a territory is followed. */
  readonly onLeave?: (() => void) | undefined;
}

/** Streets, places and addresses of the ground, on the map that they lead to (OWN-118). */
export function PlaceSearch({ basemapUrl, ...props }: Props) {
  const map = useMap();
  const additions = useAdditions();
  return additions && map && isSearchable(basemapUrl) ? <Search {...props} /> : null;
}

const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

function Search({ className = '', onLeave }: Omit<Props, 'basemapUrl'>) {
  const map = useMap();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<PlaceOption | null>(null);
  const { options, status, late, opens } = useTypedPlace(chosen ? '' : typed);
  const listed = open ? options : [];

  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    setOpen(true);
    keys.goTo(0);
  };
  const choose = (option: PlaceOption) => {
    setChosen(option);
    setTyped(option.label);
    setOpen(false);
    if (map) moveTo(map, option.place, zoomOf(option.place));
  };
  const keys = useListKeys(listed, {
    onChoose: (option) => !late && choose(option),
    onClose: () => setOpen(false),
  });

  return (
    <>
      <div className={`${classes.search} ${className}`} role="search" data-over="top">
        <input
          type="text"
          role="combobox"
          className={`${blocks.floating} ${classes.field}`}
          value={typed}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.field}
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={listed.length > 0}
          aria-activedescendant={listed.length > 0 ? `${id}-${keys.at}` : undefined}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={keys.onKeyDown}
        />
        {typed !== '' && (
          <button
            type="button"
            className={`${blocks.icon} ${classes.clear}`}
            aria-label={texts.clear}
            onClick={() => type('')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
        <div
          className={`${blocks.floating} ${classes.popup}`}
          hidden={listed.length === 0 && !(open && status)}
        >
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={texts.answers}
            className={classes.options}
            hidden={listed.length === 0}
          >
            {listed.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={option.id}
                id={`${id}-${index}`}
                ref={index === keys.at ? intoSight : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === keys.at}
                className={classes.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <strong>{option.label}</strong>
                <span>{option.detail}</span>
              </div>
            ))}
          </div>
          {open && status !== null && <p className={classes.status}>{status}</p>}
        </div>
        <output className={classes.told}>
          {listed.length > 0 ? texts.found(listed.length) : open ? status : null}
        </output>
      </div>
      {chosen && <FoundPlace key={chosen.id} option={chosen} opens={opens} onLeave={onLeave} />}
    </>
  );
}
