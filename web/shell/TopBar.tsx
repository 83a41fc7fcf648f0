import { GlobalOutlined, MenuOutlined, SearchOutlined } from '@ant-design/icons';

import type { Menu } from '#schema/generated.ts';

import { withProduct } from '../parts/texts/product.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { shellTexts } from './shell.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TopBar.module.css';

const onMac = navigator.userAgent.includes('Mac');

interface Props {
  readonly menu: Menu;
  readonly drawerOpen: boolean;
  readonly globalMapOffered: boolean;
  readonly onSearch: () => void;
  readonly send: (event: { type: 'drawer.toggled' } | { type: 'globalMap.opened' }) => void;
}

export function TopBar({ menu, drawerOpen, globalMapOffered, onSearch, send }: Props) {
  const globalMap = withProduct(shellTexts.globalMapButton);
  return (
    <header className={`${blocks.row} ${classes.bar}`}>
      <button
        type="button"
        className={classes.icon}
        aria-label={shellTexts.menu}
        aria-expanded={drawerOpen}
        onClick={() => send({ type: 'drawer.toggled' })}
      >
        <MenuOutlined aria-hidden />
      </button>
      <p className={classes.congregation}>{shellTexts.congregation(menu.congregationName)}</p>
      <button
        type="button"
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <SearchOutlined aria-hidden />
        <span className={classes.word}>{shellTexts.search}</span>
        <kbd aria-hidden className={classes.key}>
          {shellTexts.searchKey(onMac)}
        </kbd>
      </button>
      {globalMapOffered && (
        <span className={classes.hinted}>
          <button
            type="button"
            className={classes.icon}
            aria-label={globalMap}
            onClick={() => send({ type: 'globalMap.opened' })}
          >
            <GlobalOutlined aria-hidden />
          </button>
          <span role="tooltip" className={classes.hint}>
            {globalMap}
          </span>
        </span>
      )}
      <PersonMenu login={menu.login} />
    </header>
  );
}
