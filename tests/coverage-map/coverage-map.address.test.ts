import { expect, it } from 'vitest';
import { readLook, withLook } from '#web/coverage-map/coverage-map.address.ts';

const read = (address: string) => readLook(new URLSearchParams(address));

it('a copied link shows the same months in the same colours, and the same territory [OWN-114]', () => {
  const look = { back: 13, otherBack: 0, colouring: 'age', chosen: '42' } as const;
  const params = withLook(new URLSearchParams('q=a'), look);
  expect(params.toString()).toBe('q=a&mois=13&avec=0&couleurs=anciennete&territoire=42');
  expect(readLook(params)).toEqual(look);
});

it('the default view adds nothing to the address', () => {
  const first = { back: 0, otherBack: null, colouring: 'state', chosen: null } as const;
  const address = 'mois=3&avec=4&couleurs=anciennete&territoire=7&q=a';
  expect(withLook(new URLSearchParams(address), first).toString()).toBe('q=a');
  expect(read('')).toEqual(first);
});

it.each(['61', '-1', '1.5', 'mars', '', '9'.repeat(400)])(
  'the month «%s» cannot be shown',
  (month) => {
    expect(read(`mois=${month}&avec=${month}&couleurs=rouge&territoire=T7`)).toEqual({
      back: 0,
      otherBack: null,
      colouring: 'state',
      chosen: null,
    });
  },
);

it('the oldest month can be shown', () => {
  expect(read('mois=60')).toMatchObject({ back: 60 });
});
