import type { Client } from '@urql/core';

import { leavePocket } from '../pocket/leave-pocket.ts';
import { keepsTerritories } from '../pocket/pocket-choice.ts';
import { endAllDrafts, endDraftsOfOthers, endOldDrafts } from '../../parts/storage/drafts.ts';
import { forgetOnDevice, readOfDevice } from '../../parts/storage/device-storage.ts';
import { deviceKey } from '../../parts/device/device-key.ts';

interface Kept {
  readonly store: 'session storage' | 'local storage' | 'IndexedDB' | 'caches';
  /** Of the key, database or cache; a trailing * stands for any end. */
  readonly name: string;
  readonly content: string;
  readonly until: string;
  /** Somebody signs out here. */
  readonly signedOut?: () => Promise<void>;
  /** Somebody has signed in, whoever was here before. */
  readonly signedIn?: (client: Client) => Promise<void>;
  /** A page of the site is opened, with a session or without. */
  readonly opened?: () => Promise<void>;
}

async function endMessages() {
  if (readOfDevice('messages') === null) return;
  const { endPush } = await import('../../parts/push/subscription.ts');
  await endPush();
  forgetOnDevice('messages');
}

const ofTheDevice = 'chosen otherwise; nothing of a person';

/**
 * All that a browser keeps of this site, whose it is and what ends it (OWN-210). What is not here is kept nowhere: a
 * test searches every store after each end.
 */
export const kept: readonly Kept[] = [
  {
    store: 'session storage',
    name: 'jwt',
    content: 'the session',
    until: 'the tab is closed, or the sign-in screen is opened',
  },
  {
    store: 'session storage',
    name: 'map_last_coordinates',
    content: 'the last place of a map',
    until: 'the tab is closed, or the sign-in screen is opened',
  },
  {
    store: 'local storage',
    name: 'identity',
    content: 'name and congregation, if one ticks it',
    until: 'a sign-in without the tick',
  },
  { store: 'local storage', name: 'theme', content: 'light or dark', until: ofTheDevice },
  { store: 'local storage', name: 'text-size', content: 'larger text', until: ofTheDevice },
  { store: 'local storage', name: 'ouverture', content: 'the first screen', until: ofTheDevice },
  {
    store: 'local storage',
    name: 'vues',
    content: 'columns, order and filters of lists, without people',
    until: ofTheDevice,
  },
  {
    store: 'local storage',
    name: 'colonnes',
    content: 'what columns of imported files are, by a hash of their headers',
    until: ofTheDevice,
  },
  { store: 'local storage', name: 'nouveautes', content: 'the news read last', until: ofTheDevice },
  {
    store: 'local storage',
    name: 'premiers-pas',
    content: 'that the first steps were put away',
    until: ofTheDevice,
  },
  {
    store: 'local storage',
    name: 'cle-d-acces',
    content: 'how often a passkey is still offered',
    until: ofTheDevice,
  },
  {
    store: 'local storage',
    name: 'lignes',
    content: 'height of rows of lists',
    until: ofTheDevice,
  },
  {
    store: 'local storage',
    name: 'appareil',
    content: 'a random mark of whoever has signed in here, the same for all',
    until: 'the server forgets it: 90 days, a new password, signed out everywhere',
  },
  {
    store: 'local storage',
    name: 'messages',
    content:
      'whose messages this browser shows, as a keyed hash; the browser keeps its address for them',
    until: 'signed out, another person signs in',
    signedOut: endMessages,
    signedIn: async (client) => {
      const owner = readOfDevice('messages');
      if (owner !== null && owner !== (await deviceKey(client)).owner) await endMessages();
    },
  },
  {
    store: 'local storage',
    name: 'poche*',
    content: 'whether territories are kept, on Wi-Fi only, and whether to ask at once',
    until: 'signed out',
    signedOut: leavePocket,
  },
  {
    store: 'local storage',
    name: 'a-deux',
    content: 'marks of streets that wait, by a code for two, without an account',
    until: 'sent, the code has ended, or the day is over and the next mark is made',
  },
  {
    store: 'IndexedDB',
    name: 'brouillons',
    content: 'an unsaved drawing, the file of an import: sealed, the key comes with a session',
    until: 'saved or given up, signed out, another person signs in, 30 days',
    signedOut: endAllDrafts,
    signedIn: (client) => endDraftsOfOthers(() => deviceKey(client)),
    opened: endOldDrafts,
  },
  {
    store: 'IndexedDB',
    name: 'poche',
    content: 'one’s territories, if one wants it, and what was done there; no name, no session',
    until:
      'signed out, switched off, another person signs in, the server says so, 30 days; acts that wait until they are sent',
    signedIn: async (client) => {
      if (!keepsTerritories()) return;
      const { leavePocketOfAnother } = await import('../pocket/leave-pocket-of-another.ts');
      await leavePocketOfAnother((await deviceKey(client)).owner);
    },
    opened: async () => {
      if (!keepsTerritories()) return;
      const { checkPocket } = await import('../pocket/check-pocket.ts');
      await checkPocket();
    },
  },
  {
    store: 'caches',
    name: 'workbox-precache*',
    content: 'the files of the release, the same for everybody',
    until: 'another release',
  },
];

/** What ends with it is not waited for by anybody; a store that fails holds nothing up. */
const each = (end: (one: Kept) => Promise<void> | undefined) => {
  for (const one of kept) void end(one)?.catch(console.warn);
};

export const leaveDevice = (): void => each(({ signedOut }) => signedOut?.());
export const arriveOnDevice = (client: Client): void => each(({ signedIn }) => signedIn?.(client));
export const openOnDevice = (): void => each(({ opened }) => opened?.());
