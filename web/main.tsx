import './theme/theme.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { CurrentRouter } from './flow/router.ts';
import { startInspecting } from './inspect.ts';
import { routes } from './routes.tsx';
import { applyTokens } from './theme/token-styles.ts';
import { trustOwnSources } from './trusted-types.ts';

function render() {
  const root = document.querySelector('#root');
  if (!root) return;
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <StrictMode>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </StrictMode>,
  );
}

trustOwnSources();
applyTokens();
// Awaited here, it would keep the other chunks from sharing this one's modules (bar 7).
void startInspecting().then(render);
