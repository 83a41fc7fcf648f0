import { pushTexts } from './push.texts.ts';

interface Target {
  readonly title: string;
  readonly url: string;
}

/** What a push shows, and where it leads: paths of this site. */
export interface ShownMessage extends Target {
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly Target[];
}

const unreadable: ShownMessage = {
  title: pushTexts.unreadable,
  body: '',
  tag: 'message',
  url: '/',
  actions: [],
};

/** The message of a push; a browser has to show something, so that one which cannot be read says so. */
export function messageIn(text: string | undefined): ShownMessage {
  try {
    const sent: unknown = JSON.parse(text ?? '');
    if (!isTarget(sent) || !('body' in sent) || !('tag' in sent) || !('actions' in sent))
      return unreadable;
    const { title, url, body, tag, actions } = sent;
    if (typeof body !== 'string' || typeof tag !== 'string' || !Array.isArray(actions))
      return unreadable;
    return { title, url, body, tag, actions: actions.filter(isTarget) };
  } catch {
    return unreadable;
  }
}

/** A path of this site, never another host: `//host` and `/\host` lead away. */
const isPath = (url: unknown): url is string =>
  typeof url === 'string' && /^\/(?![/\\])/u.test(url);

const isTarget = (sent: unknown): sent is Target =>
  typeof sent === 'object' &&
  sent !== null &&
  'title' in sent &&
  typeof sent.title === 'string' &&
  'url' in sent &&
  isPath(sent.url);

/** Where a touch leads; `action` is the number of a button, '' for the message itself. */
export function wayOf(data: unknown, action: string): string {
  const ways: readonly unknown[] = Array.isArray(data) ? data : [];
  const way = ways[action === '' ? 0 : Number(action) + 1];
  return isPath(way) ? way : '/';
}

/** As `showNotification` takes it. */
export const optionsOf = ({ body, tag, url, actions }: ShownMessage) => ({
  body,
  tag,
  lang: 'fr',
  icon: '/icons/icon-192.png',
  data: [url, ...actions.map((it) => it.url)],
  actions: actions.map(({ title }, place) => ({ action: String(place), title })),
});
