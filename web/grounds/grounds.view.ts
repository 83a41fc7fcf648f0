import { extentText } from './extent.view.ts';
import { groundsTexts as texts } from './grounds.texts.ts';
import type { Ground, GroundCongregation, GroundMaking, SiteGrounds } from '#schema/generated.ts';

import { humanDay } from '../parts/fields/date.view.ts';
import { sizeText } from '../parts/texts/size.ts';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' });

const day = 86_400_000;

/** The day of a ground's data and how long ago that is; `today` as yyyy-mm-dd. */
export function dateText(sourceDate: string | null, today: string): string {
  if (sourceDate === null) return texts.unknownDate;
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(sourceDate)) / day));
  const months = Math.floor(days / 30.44);
  const age =
    days < 61
      ? texts.days(days)
      : months < 24
        ? texts.months(months)
        : texts.years(Math.floor(months / 12));
  return texts.dated(humanDay(sourceDate), age);
}

export interface ShownGround {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly missing: boolean;
  readonly ground: Ground;
}

const namesOf = (ids: readonly string[], congregations: readonly GroundCongregation[]) =>
  congregations.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

export const groundsView = (
  { grounds, congregations }: SiteGrounds,
  today: string,
): readonly ShownGround[] =>
  grounds.map((ground) => {
    const users = namesOf(ground.congregationIds, congregations);
    return {
      id: ground.id,
      name: ground.name,
      missing: ground.missing,
      ground,
      facts: [
        { term: texts.users, text: users.length === 0 ? texts.noUsers : users.join(', ') },
        { term: texts.covers, text: extentText(ground.bounds) },
        { term: texts.data, text: dateText(ground.sourceDate, today) },
        { term: texts.holds, text: texts.streets(ground.streets, ground.houseNumbers) },
        { term: texts.size, text: sizeText(ground.bytes) },
      ],
    };
  });

export interface ShownMaking {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly text: string;
  /** From 0 to 1; null where there is none. */
  readonly share: number | null;
  readonly failed: boolean;
  /** Gone at once, because nothing is lost but what was sent. */
  readonly idle: boolean;
}

const phases = new Map<string, string>(Object.entries(texts.phases));

function timeText(seconds: number): string {
  if (seconds < 60) return texts.seconds(Math.max(1, Math.ceil(seconds / 5) * 5));
  return seconds < 5400
    ? texts.minutes(Math.ceil(seconds / 60))
    : texts.hours(Math.ceil(seconds / 3600));
}

function makingText({ state, phase, share, secondsLeft, received, bytes, problem }: GroundMaking) {
  switch (state) {
    case 'receiving':
      return texts.received(percent.format(Math.floor((100 * received) / bytes) / 100));
    case 'waiting':
      return texts.waiting;
    case 'cancelling':
      return texts.cancelling;
    case 'failed':
      return problem ?? '';
    default: {
      const done = texts.making(
        phases.get(phase ?? '') ?? texts.phases.reading,
        percent.format(share),
      );
      return secondsLeft === null ? done : `${done}, ${texts.forecast(timeText(secondsLeft))}`;
    }
  }
}

export const makingsView = ({ makings }: SiteGrounds): readonly ShownMaking[] =>
  makings.map((making) => ({
    id: making.id,
    name: making.name,
    fileName: making.fileName,
    text: makingText(making),
    share:
      making.state === 'making'
        ? making.share
        : making.state === 'receiving'
          ? making.received / making.bytes
          : null,
    failed: making.state === 'failed',
    idle: making.state === 'failed' || making.state === 'receiving',
  }));

/** Whether the server is at work, so that its progress is worth asking for. */
export const underWay = ({ makings }: SiteGrounds): boolean =>
  makings.some(({ state }) => ['waiting', 'making', 'cancelling'].includes(state));

/** The congregations to choose from, each with the other ground that it draws on. */
export const congregationChoices = (
  { grounds, congregations }: SiteGrounds,
  groundId: string,
): readonly { readonly id: string; readonly name: string }[] =>
  congregations.map(({ id, name, groundId: present }) => {
    const other = present === groundId ? undefined : grounds.find((it) => it.id === present);
    return { id, name: other ? texts.elsewhere(name, other.name) : name };
  });
