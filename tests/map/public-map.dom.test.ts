import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

it.each(['REFUSED', 'BACKEND_BAD_RESPONSE'])(
  'a link to a map answered by %s leads to the 404 page [PUB-09, SHELL-26]',
  async (code) => {
    const { address, calls } = await visit('/map/does-not-exist', {
      token: null,
      answers: { PublicMap: failing('publicMap', code, 'Non') },
    });
    await waitFor(() => expect(address()).toBe('/404'));
    expect(calls('PublicMap')).toEqual([{ token: 'does-not-exist' }]);
  },
);
