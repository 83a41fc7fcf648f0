import { describe, expect, it } from 'vitest';
import { readListing, withListing } from '#web/exit/listing.address.ts';

describe('what narrows the list of t-exit, in the address', () => {
  it('is read as it was written, beside what is chosen [EXIT-05, EXIT-06, EXIT-07]', () => {
    const chosen = new URLSearchParams('choix=3.12');
    const params = withListing(chosen, { hideRecent: true, filter: 'online' });
    expect(params.toString()).toBe('choix=3.12&recents=masques&filtre=online');
    expect(readListing(params)).toEqual({ hideRecent: true, filter: 'online' });
    expect(withListing(params, { hideRecent: false, filter: null }).toString()).toBe('choix=3.12');
  });

  it('narrows nothing where it says nothing that is known [B-94]', () => {
    for (const address of ['', 'filtre=tous&recents=non', 'filtre=&recents=', 'filtre=%00'])
      expect(readListing(new URLSearchParams(address))).toEqual({
        hideRecent: false,
        filter: null,
      });
  });
});
