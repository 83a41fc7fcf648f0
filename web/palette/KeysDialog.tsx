import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { type KeyList, useShownKeys } from '../parts/keys/shown-keys.ts';
import { searchField } from '../parts/keys/search-field.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import classes from './KeysDialog.module.css';
import { everywhereKeys, keysTitle, paletteKeys } from './keys.texts.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys of the present screen, then those of every screen. */
export function KeysDialog({ open, onClose }: Props) {
  const lists = useShownKeys();
  return (
    <Dialog
      title={keysTitle}
      open={open}
      onClose={onClose}
      width="34rem"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {[...lists, everywhereKeys(open && searchField() !== null), paletteKeys].map((list) => (
        <Keys key={list.title} list={list} />
      ))}
    </Dialog>
  );
}

const Keys = ({ list }: { readonly list: KeyList }) => (
  <section>
    <h3 className={classes.title}>{list.title}</h3>
    <dl className={classes.keys}>
      {list.keys.map(({ press, to }) => (
        <div key={`${press} ${to}`}>
          <dt>
            <kbd>{press}</kbd>
          </dt>
          <dd>{withProduct(to)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
