import { BorderOutlined, HomeOutlined } from '@ant-design/icons';
import { expect, it } from 'vitest';
import { iconNamed } from '#web/parts/icons/icons.ts';

it('an icon of the closed list is shown, any other name shows a plain square [SHELL-20, SHELL-21]', () => {
  expect(iconNamed('mdi-home')).toBe(HomeOutlined);
  expect(iconNamed('mdi-does-not-exist')).toBe(BorderOutlined);
  expect(iconNamed('constructor')).toBe(BorderOutlined);
  expect(iconNamed('')).toBe(BorderOutlined);
});
