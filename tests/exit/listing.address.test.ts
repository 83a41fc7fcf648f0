import { describe, expect, it } from 'vitest';
import { readListing, withListing } from '#web/exit/listing.address.ts';

describe('the filters of t-exit in the address', () => {
  it('are read as they were written, beside the choice [EXIT-05, EXIT-06, EXIT-07]', () => {
    const chosen = new URLSearchParams('choix=3.12');
    const params = withListing(chosen, { hideRecent: true, filter: 'online' });
    expect(params.toString()).toBe('choix=3.12&recents=masques&filtre=online');
    expect(readListing(params)).toEqual({ hideRecent: true, filter: 'online' });
    expect(withListing(params, { hideRecent: false, filter: null }).toString()).toBe('choix=3.12');
  });

  it('have no effect with unknown values [B-94]', () => {
    for (const address of ['', 'filtre=tous&recents=non', 'filtre=&recents=', 'filtre=%00'])
      expect(readListing(new URLSearchParams(address))).toEqual({
        hideRecent: false,
        filter: null,
      });
  });
});
