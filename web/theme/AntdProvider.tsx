import { ConfigProvider } from 'antd';
import frFR from 'antd/locale/fr_FR';
import { useMemo, type ReactNode } from 'react';

import { antdTheme } from './antd-theme.ts';
import { useColorScheme } from './color-scheme.ts';

/** The library counts in pixels: it gets the size that the reader has set in the browser. */
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** French, our tokens, light and dark; around every screen that uses the component library (GEN-10). */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const scheme = useColorScheme();
  const theme = useMemo(() => antdTheme(scheme, textSize()), [scheme]);
  return (
    <ConfigProvider
      locale={frFR}
      theme={theme}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
