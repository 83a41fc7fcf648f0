import './ahead.ts';
import './parts/theme/theme.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { openOnDevice } from './domain/device/kept.ts';
import { watchModules } from './parts/failure/missing-modules.ts';
import { takeOver } from './parts/first-answer/take-over.ts';
import { noteOpened } from './parts/flow/asked-for.ts';
import { CurrentRouter } from './parts/flow/router.ts';
import { startInspecting } from './inspect.ts';
import { routes } from './routes.tsx';
import { applyThemeChoice } from './parts/theme/theme-choice.ts';
import { applyTextSize } from './parts/theme/text-size.ts';
import { applyTokens } from './parts/theme/token-styles.ts';
import { trustOwnSources } from './parts/html/trusted-types.ts';

function render() {
  const root = document.querySelector('#root');
  if (!root) return;
  takeOver(root);
  noteOpened();
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <StrictMode>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </StrictMode>,
  );
}

watchModules();
trustOwnSources();
applyTokens();
applyThemeChoice();
applyTextSize();
openOnDevice();
// With a top-level await, other chunks could not share the modules of this one.
void startInspecting().then(render);
