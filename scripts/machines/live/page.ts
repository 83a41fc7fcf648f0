import { sentences } from 'virtual:sentences';
import { inspection } from '#web/parts/flow/inspection.ts';
import { channelName, type Told } from './channel.ts';
import { saved } from './file.ts';
import { recorderTo } from './recorder.ts';
import { sentencesOf } from './sentences.ts';
import { type Entry, most, traceWith } from './trace.ts';

/** In the product's page under development: keeps what happens, tells the room, and gives it as a file. */
let entries: Entry[] = [];
const tab = crypto.randomUUID();
const channel = new BroadcastChannel(channelName);
/** What follows may be a token: /map/…, /lien/…, /a-deux/…. */
const page = `/${location.pathname.split('/')[1] ?? ''}`;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
const tell = (told: Told) => channel.postMessage(told);

const tellHere = () => tell({ kind: 'here', tab, trace: traceWith(page, entries) });

inspection.inspect = recorderTo({
  tell: (entry) => {
    if (entries.length >= most) entries = entries.slice(most / 2);
    entries.push(entry);
    tell({ kind: 'entry', tab, entry });
  },
  now: () => performance.now(),
  sentenceOf: sentencesOf(sentences),
});
channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.kind === 'who') tellHere();
});
// To a room that was open before.
tellHere();

const button = document.createElement('button');
button.textContent = 'Enregistrer une trace';
button.addEventListener('click', () => saved(traceWith(page, entries)));
const corner = document.createElement('div');
corner.style.cssText = 'position: fixed; inset: auto auto 4px 4px; z-index: 9999; opacity: 0.7';
corner.attachShadow({ mode: 'open' }).append(button);
addEventListener('DOMContentLoaded', () => document.body.append(corner));
