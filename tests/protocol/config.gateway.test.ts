import { expect, it } from 'vitest';
import { readConfig } from '#gateway/config.ts';

it('where the backend is comes from the environment, ours beside it when nothing is said [GEN-19]', () => {
  const { backendUrl } = readConfig({});
  expect(backendUrl).toBe('http://127.0.0.1:4001');
  expect(readConfig({ BACKEND_PORT: '5001' }).backendUrl).toBe('http://127.0.0.1:5001');
  expect(readConfig({ BACKEND_URL: 'https://rest.example.org/api' }).backendUrl).toBe(
    'https://rest.example.org/api',
  );
});

it('only the word `open` opens the gateway to any operation', () => {
  expect(
    ['open', 'OPEN', '', undefined].map((OPERATIONS) => readConfig({ OPERATIONS }).operations),
  ).toEqual(['open', 'trusted', 'trusted', 'trusted']);
});
