import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Menu } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { arrival } from '../parts/flow/arrival.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { chooseTheme, useThemeChoice } from '../parts/theme/theme-choice.ts';
import { paletteTexts as texts } from './palette.texts.ts';
import type { Entry, KnownTerritory } from './palette-entry.ts';
import { heldIn, territoryEntries } from './palette-territories.view.ts';
import { fieldLabel, paletteGroups } from './palette.view.ts';
import { PaletteEntry } from './PaletteEntry.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Palette.module.css';
import { paletteKeys } from './keys.texts.ts';
import { useMapToken, usePaletteLists } from './usePaletteLists.ts';

interface Props {
  readonly menu: Menu;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** The search and what it finds; a territory found leads to what may be done with it. */
export function PaletteSearch({ menu, field, onClose, onKeys }: Props) {
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState('');
  const [territory, setTerritory] = useState<KnownTerritory | null>(null);
  const { found, loading, incomplete } = usePaletteLists(menu);
  const mapToken = useMapToken(territory);
  const label = fieldLabel(menu);

  const groups =
    territory === null
      ? paletteGroups({ menu, found, typed, theme })
      : [
          {
            id: 'territories',
            title: territory.numberName,
            entries: heldIn(territoryEntries(territory, menu, mapToken), typed),
            more: 0,
          },
        ].filter(({ entries }) => entries.length > 0);
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));

  const turnTo = (next: KnownTerritory | null) => {
    setTerritory(next);
    setTyped('');
    field.current?.focus();
  };
  const act = ({ command }: Entry) => {
    if (command.does === 'territory') return turnTo(command.territory);
    if (command.does === 'keys') return onKeys();
    onClose();
    if (command.does === 'go') void navigate(command.to);
    if (command.does === 'theme') chooseTheme(command.choice);
    if (command.does === 'help') window.open('/aide', '_blank', 'noopener');
    if (command.does === 'signOut') {
      void navigate('/login', { state: arrival(null, 'signedOut') });
    }
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && territory !== null) turnTo(null);
  };

  return (
    <CommandRoot
      className={classes.palette}
      label={label}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={ids.includes(pointed) ? pointed : (ids[0] ?? '')}
      onValueChange={setPointed}
      onKeyDown={onKeyDown}
    >
      <div className={classes.field}>
        {territory !== null && (
          <Button aria-label={texts.back(territory.number)} onClick={() => turnTo(null)}>
            {texts.backFrom(territory.number)}
          </Button>
        )}
        <CommandInput
          ref={field}
          value={typed}
          onValueChange={setTyped}
          placeholder={territory === null ? label : texts.deedField}
          inputMode="search"
          enterKeyHint="go"
        />
      </div>
      <CommandList className={classes.list} label={texts.results} aria-busy={loading}>
        {groups.map(({ id, title, entries, more }) => (
          <CommandGroup key={id} heading={title} className={classes.group}>
            {entries.map((entry) => (
              <PaletteEntry key={entry.id} entry={entry} onChoose={() => act(entry)} />
            ))}
            {more > 0 && (
              <p className={`${blocks.hint} ${classes.more}`} role="presentation">
                {texts.more(more)}
              </p>
            )}
          </CommandGroup>
        ))}
        {ids.length === 0 && (
          <CommandItem disabled value="nothing" className={classes.nothing}>
            {loading ? commonTexts.loading : texts.nothing(typed)}
          </CommandItem>
        )}
      </CommandList>
      <p role="status" className={classes.state}>
        {loading ? commonTexts.loading : incomplete && texts.incomplete}
      </p>
      <p className={`${blocks.hint} ${classes.keys}`} aria-hidden>
        {paletteKeys.keys.map(({ press, to }) => (
          <span key={press}>
            <kbd>{press}</kbd> {withProduct(to)}
          </span>
        ))}
      </p>
    </CommandRoot>
  );
}
