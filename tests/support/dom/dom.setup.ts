import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { inspection } from '#web/parts/flow/inspection.ts';
import { remembered } from '../played.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// happy-dom knows no popovers.
for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
  Object.defineProperty(HTMLElement.prototype, name, { value: () => undefined });
Object.assign(inspection, remembered);
configure({ asyncUtilTimeout: 20_000 });

afterEach(async () => {
  await vi.dynamicImportSettled();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
