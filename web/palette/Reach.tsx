import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import type { Menu } from '#schema/generated.ts';

import { topDialog } from '../parts/dialog/open-dialogs.ts';
import { isTyping, wishOf } from '../parts/keys/reach-keys.ts';
import { searchField } from '../parts/keys/search-field.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

export type Reached = 'palette' | 'keys' | null;

interface Props {
  readonly menu: Menu;
  readonly shown: Reached;
  /** Something else lies over the screen. */
  readonly covered: boolean;
  readonly onShow: (shown: Reached) => void;
}

/** The keys of every screen: Ctrl+K for the palette, `/` for the search of the list, `?` for the keys. */
export function Reach({ menu, shown, covered, onShow }: Props) {
  const [opened, setOpened] = useState<readonly Reached[]>([]);
  // Stays mounted once opened: a dialog gives the focus back when it closes.
  if (shown !== null && !opened.includes(shown)) setOpened([...opened, shown]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const wish = event.defaultPrevented ? null : wishOf(event, isTyping(event.target));
    if (wish === null || event.isComposing) return;
    if (wish === 'palette') event.preventDefault();
    // A key held down repeats: the palette would open and close as long.
    if (event.repeat) return;
    if (wish === 'palette' && shown === 'palette') onShow(null);
    if (wish === 'keys' && shown === null) onShow('keys');
    if (wish === 'keys' || covered || shown !== null || topDialog() !== null) return;
    event.preventDefault();
    const field = wish === 'search' ? searchField() : null;
    field?.focus();
    field?.select();
    if (!field) onShow('palette');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <Suspense>
      {opened.includes('palette') && (
        <Palette
          menu={menu}
          open={shown === 'palette'}
          onClose={() => onShow(null)}
          onKeys={() => onShow('keys')}
        />
      )}
      {opened.includes('keys') && (
        <KeysDialog open={shown === 'keys'} onClose={() => onShow(null)} />
      )}
    </Suspense>
  );
}
