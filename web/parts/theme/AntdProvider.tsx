import { App, ConfigProvider } from 'antd';
import frFR from 'antd/locale/fr_FR';
import { useMemo, type ReactNode } from 'react';

import { usePrinting } from '../media/useMediaQuery.ts';
import { antdTheme } from './antd-theme.ts';
import { useColorScheme } from './theme-choice.ts';

/** The browser's font size in pixels, the unit antd needs. */
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Configures antd for every screen of the shell: French, our tokens, light and dark (GEN-10). */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const shown = useColorScheme();
  // Paper is white.
  const scheme = usePrinting() ? 'light' : shown;
  const theme = useMemo(() => antdTheme(scheme, textSize()), [scheme]);
  return (
    <ConfigProvider
      locale={frFR}
      theme={theme}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
