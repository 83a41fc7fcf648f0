import { ConfigProvider } from 'antd';
import frFR from 'antd/locale/fr_FR';
import { useMemo, type ReactNode } from 'react';

import { usePrinting } from '../printing/usePrinting.ts';
import { antdTheme } from './antd-theme.ts';
import { useRootSize } from './text-size.ts';
import { useColorScheme } from './theme-choice.ts';

/** Around each part that antd draws: French, our tokens, light and dark, in the size of the root's letters (GEN-10, OWN-270). */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const shown = useColorScheme();
  // Paper is white.
  const scheme = usePrinting() ? 'light' : shown;
  const textSize = useRootSize();
  const theme = useMemo(() => antdTheme(scheme, textSize), [scheme, textSize]);
  return (
    <ConfigProvider locale={frFR} theme={theme}>
      {children}
    </ConfigProvider>
  );
}
