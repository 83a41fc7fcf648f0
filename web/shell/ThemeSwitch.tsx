import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';

import { chooseTheme, type ThemeChoice, useThemeChoice } from '../parts/theme/theme-choice.ts';
import { shellTexts } from './shell.texts.ts';

const options: { value: ThemeChoice; label: string; icon: ReactNode }[] = [
  { value: 'light', label: shellTexts.light, icon: <SunOutlined aria-hidden /> },
  { value: 'dark', label: shellTexts.dark, icon: <MoonOutlined aria-hidden /> },
  { value: 'auto', label: shellTexts.auto, icon: <DesktopOutlined aria-hidden /> },
];

/** Each as wide as its word, so that none touches the next. */
const styles = {
  item: { flex: '1 1 auto' },
  label: { paddingInline: 'var(--space-1)' },
};

/** Light, dark, or as the device is set; kept on the device (OWN-22). */
export const ThemeSwitch = () => (
  <Segmented
    block
    tabIndex={-1}
    styles={styles}
    aria-label={shellTexts.theme}
    options={options}
    value={useThemeChoice()}
    onChange={chooseTheme}
  />
);
