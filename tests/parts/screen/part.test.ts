import { describe, expect, it, vi } from 'vitest';
import { part } from '#web/parts/screen/part.ts';

const Menu = () => 'menu';

describe('a part that comes later', () => {
  it('is asked for once, and is here from then on [OWN-352]', async () => {
    const load = vi.fn(async () => Menu);
    const menu = part(load);
    expect(menu.here()).toBe(null);
    expect(await Promise.all([menu.bring(), menu.bring()])).toEqual([Menu, Menu]);
    expect(await menu.bring()).toBe(Menu);
    expect(menu.here()).toBe(Menu);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that does not come is asked for again, and whoever waits hears of its coming only [OWN-352]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const load = vi.fn(async () => Menu).mockRejectedValueOnce(new Error('no network'));
    const menu = part(load);
    const onCome = vi.fn();
    menu.subscribe(onCome);
    expect(await menu.bring()).toBe(null);
    expect(menu.here()).toBe(null);
    expect(onCome).not.toHaveBeenCalled();
    expect(await menu.bring()).toBe(Menu);
    expect(onCome).toHaveBeenCalledTimes(1);
  });
});
