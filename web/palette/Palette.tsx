import { useEffect, useRef } from 'react';

import type { Menu } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { texts } from '../parts/texts/texts.ts';
import { paletteTexts } from './palette.texts.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

interface Props {
  readonly menu: Menu;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** Everything the reader may open or do, found by typing; a full-screen sheet on a phone. */
export function Palette({ menu, open, onClose, onKeys }: Props) {
  const wide = useWide();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened: it gives the focus to its first button.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <Dialog
      title={paletteTexts.title}
      open={open}
      onClose={onClose}
      fullScreen={!wide}
      {...(wide && { width: '40rem' })}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <PaletteSearch menu={menu} field={field} onClose={onClose} onKeys={onKeys} />
    </Dialog>
  );
}
