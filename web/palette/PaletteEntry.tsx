import {
  BookOutlined,
  ClockCircleOutlined,
  DesktopOutlined,
  KeyOutlined,
  MoonOutlined,
  QuestionCircleOutlined,
  SunOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { CommandItem } from 'cmdk';
import { createElement } from 'react';

import { type Icon, iconNamed } from '../parts/icons/icons.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Palette.module.css';
import type { Entry } from './palette-entry.ts';

const ours = new Map<string, Icon>([
  ['light', SunOutlined],
  ['dark', MoonOutlined],
  ['auto', DesktopOutlined],
  ['keys', KeyOutlined],
  ['help', QuestionCircleOutlined],
  ['book', BookOutlined],
  ['late', WarningOutlined],
  ['month', ClockCircleOutlined],
]);

interface Props {
  readonly entry: Entry;
  readonly onChoose: () => void;
}

export const PaletteEntry = ({ entry, onChoose }: Props) => (
  <CommandItem value={entry.id} onSelect={onChoose} className={classes.entry}>
    {createElement(ours.get(entry.icon) ?? iconNamed(entry.icon), { 'aria-hidden': true })}
    <span className={classes.words}>
      <span className={classes.title}>{entry.title}</span>
      {entry.note !== '' && <span className={blocks.hint}>{entry.note}</span>}
    </span>
  </CommandItem>
);
