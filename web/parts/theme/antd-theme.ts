import { theme, type ThemeConfig } from 'antd';

import type { ColorScheme } from './theme-choice.ts';
import { textFace, tokens } from './tokens.ts';

/** Our tokens as an antd theme, with letters of `textSize` pixels; passed as final values, so that antd's palette derives none of them. */
export function antdTheme(scheme: ColorScheme, textSize: number): ThemeConfig {
  const color = tokens[scheme];
  const base = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: [base, (seed, map = base(seed)) => ({ ...map, ...exactColors(scheme) })],
    token: {
      fontFamily: textFace,
      fontSize: textSize,
      fontSizeSM: textSize * 0.875,
      controlHeight: textSize * 2.75,
      borderRadius: 6,
      motion: false,
      colorPrimary: color.accent,
      colorLink: color.accent,
      colorLinkHover: color['accent-hover'],
      colorError: color.danger,
      colorErrorText: color.danger,
      colorErrorHover: color.danger,
      colorErrorBorder: color.danger,
      colorErrorBorderHover: color.danger,
      colorSuccess: color.success,
      colorWarning: color.soon,
      colorInfo: color.out,
      colorText: color.ink,
      colorTextSecondary: color.muted,
      colorTextTertiary: color.muted,
      colorTextDescription: color.muted,
      colorTextPlaceholder: color.muted,
      colorTextDisabled: color.muted,
      colorTextLightSolid: color['on-accent'],
      colorIcon: color.muted,
      colorBgBase: color.paper,
      colorBgContainer: color['paper-raised'],
      colorBgElevated: color['paper-raised'],
      colorBgContainerDisabled: color['paper-sunk'],
      colorBorder: color['line-strong'],
      colorBorderSecondary: color.line,
      colorSplit: color.line,
      colorBgTextHover: color['accent-soft'],
      colorBgSpotlight: color.ink,
      controlOutline: color.focus,
    },
    components: {
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemColor: color.ink,
        itemSelectedColor: color.ink,
        subMenuItemSelectedColor: color.ink,
        itemHoverBg: color['accent-soft'],
        itemActiveBg: color['accent-soft'],
        itemSelectedBg: color['accent-soft'],
        itemHeight: textSize * 2.75,
        itemMarginBlock: 2,
        itemMarginInline: 0,
        itemPaddingInline: textSize * 0.75,
        iconSize: textSize,
        activeBarBorderWidth: 0,
      },
      Dropdown: { paddingBlock: textSize * 0.625, controlItemBgHover: color['accent-soft'] },
      Drawer: { colorBgElevated: color.paper },
      Segmented: {
        trackBg: color['paper-sunk'],
        itemColor: color.ink,
        itemHoverColor: color.ink,
        itemSelectedColor: color.ink,
        itemSelectedBg: color['paper-raised'],
      },
    },
  };
}

/** Colours that antd's dark algorithm would otherwise mix with black. */
function exactColors(scheme: ColorScheme) {
  const color = tokens[scheme];
  return {
    colorPrimary: color.accent,
    colorPrimaryHover: color['accent-hover'],
    colorPrimaryActive: color['accent-hover'],
    colorError: color.danger,
    colorSuccess: color.success,
    colorWarning: color.soon,
    colorInfo: color.out,
  };
}
