import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { AvailablePage } from '../support/pages/available.page.ts';
import { callAs, freeTerritories } from '../support/pages/loan-desk.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { asks, clicks, saysNo, saysYes, seeAct } from '../support/walk/hands.ts';
import { comes, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import * as events from './booking-events.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';

const manager = 'DEMO Gestionnaire';
const other = 'DEMO Responsable';
const first = 'Marche du matin';
const second = 'Marche du soir';
const third = 'Marche de nuit';

/** Two bookings with a territory each, and a free territory. */
class WalkedBookings extends AvailablePage {
  readonly free: string;
  readonly booked: string;

  constructor(page: Page, free: string, booked: string) {
    super(page);
    this.free = free;
    this.booked = booked;
  }
}

async function open(page: Page): Promise<WalkedBookings> {
  const [one, two, free] = await freeTerritories(manager, 3);
  if (!one || !two || !free) throw new Error('Three are wanted.');
  for (const [name, { id }] of [[first, one] as const, [second, two] as const])
    await callAs(other, '/booking/add', {
      booking_type: 'event',
      booking_name: name,
      selected: JSON.stringify([id]),
    });
  await arrive(page, manager, '/t-available');
  return new WalkedBookings(page, free.number_name, two.number_name);
}

async function removeBookings(...names: readonly string[]) {
  const { bookings } = (await callAs(other, '/booking/list')) as unknown as {
    readonly bookings: readonly { readonly id: number; readonly name: string }[];
  };
  const ids = bookings.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  if (ids.length > 0) await callAs(other, '/booking/remove', { booking_ids: ids.join(',') });
}

type At = Hands<WalkedBookings>;
interface Context {
  readonly listedIds: readonly string[] | null;
  readonly territoryIds: readonly string[];
  readonly bookingIds: readonly string[];
  readonly keptId: string;
  readonly force: boolean;
}

const is = (context: Context, wanted: Partial<Context>) =>
  context.listedIds !== null &&
  Object.entries(wanted).every(
    ([key, value]) => String(context[key as keyof Context]) === String(value),
  );
const where = (wanted: Partial<Context>) => (context: Context) => is(context, wanted);

const stillThere = (context: Context) => is(context, {}) && context.bookingIds[0] === '7';
const vanished = (context: Context) => is(context, {}) && context.bookingIds[0] === '8';
const elsewhere = (context: Context) => is(context, { territoryIds: ['2'], force: false });
const bookable = (context: Context) => stillThere(context) && !elsewhere(context);

test.use({ viewport: desk });

walk({
  machine: bookingMachine,
  always: true,
  starts: { 'a manager opens the screen': { input: undefined, open } },
  deeds: {
    'the bookings are read': {
      event: events.list('7', '8'),
      when: ({ listedIds }) => listedIds === null,
      how: ({ screen }: At) => expect(screen.booking(second)).toBeVisible(),
    },
    'ticks a territory': {
      event: events.select('1'),
      when: where({ territoryIds: [] }),
      how: ({ screen }: At) => screen.check([screen.free]),
    },
    'ticks one of the second booking': {
      event: events.select('2'),
      when: where({ territoryIds: [] }),
      how: ({ screen }: At) => screen.check([screen.booked]),
    },
    'ticks the first booking': {
      event: events.choose('7'),
      when: where({ bookingIds: [] }),
      how: ({ screen }: At) => screen.chooseBookings(first),
    },
    'ticks both bookings': {
      event: events.choose('7', '8'),
      when: where({ bookingIds: [] }),
      how: ({ screen }: At) => screen.chooseBookings(first, second),
    },
    'ticks the second, which another manager removes': {
      event: events.choose('8'),
      when: where({ bookingIds: [] }),
      how: async ({ screen }: At) => {
        await screen.chooseBookings(second);
        await removeBookings(second);
      },
    },
    'ticks both, and another manager removes the second': {
      event: events.choose('8', '7'),
      when: where({ bookingIds: [] }),
      how: async ({ screen }: At) => {
        await screen.chooseBookings(second, first);
        await removeBookings(second);
      },
    },
    'hears that the first is gone': {
      event: events.list('8'),
      when: where({ bookingIds: ['7'], listedIds: ['7', '8'] }),
      how: async ({ answers }: At) => {
        await answers.hearChanges();
        await removeBookings(first);
      },
    },
    'keeps the first': {
      event: events.keep('7'),
      when: ({ bookingIds, keptId }) => bookingIds.length === 2 && keptId === '',
      how: async ({ screen }: At) => {
        await screen.panel().getByLabel('Fusionner dans').selectOption({ label: first });
      },
    },
    displays: { event: events.load, ...clicks('Afficher') },
    creates: {
      event: events.add,
      how: ({ screen }: At) => screen.create('event', third),
    },
    overwrites: { event: events.overwrite, ...clicks('Écraser') },
    empties: { event: events.clean, ...clicks('Vider') },
    deletes: { event: events.remove, ...clicks('Supprimer') },
    merges: { event: events.merge, ...clicks('Fusionner') },
    'switches to force it': {
      event: events.force,
      when: ({ force }) => !force,
      how: ({ screen }: At) => screen.force().check(),
    },
    'says yes': { event: events.confirm, ...saysYes },
    'says no': { event: events.cancel, ...saysNo },
    'its territories come': comes('loadBookings', { selected: ['1'] }, { when: stillThere }),
    'they are refused': isRefused('loadBookings', { when: vanished }),
    'it is created': comes('addBooking', events.told, {
      when: (context: Context) => !elsewhere(context),
    }),
    'its creation is refused': isRefused('addBooking', {
      forceOffered: 'create',
      when: elsewhere,
    }),
    'it is overwritten': comes('overwriteBooking', events.told, { when: bookable }),
    'its overwriting is refused': isRefused('overwriteBooking', {
      forceOffered: 'bookingOverwrite',
      when: elsewhere,
    }),
    'it is emptied': comes('cleanBooking', events.told, { when: stillThere }),
    'its emptying is refused': isRefused('cleanBooking', { when: vanished }),
    'it is deleted': comes('removeBookings', events.told, { when: stillThere }),
    'its deletion is refused': isRefused('removeBookings', { when: vanished }),
    'they are merged': comes('mergeBookings', events.told, { when: stillThere }),
    'their merging is refused': isRefused('mergeBookings', { when: vanished }),
  },
  differs: ({ entries: _, problem: __, ...rest }) => rest,
  shows: {
    choosing: async ({ screen, page }, { territoryIds, bookingIds, problem }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(screen.counter()).toHaveAccessibleName(
        new RegExp(`^${territoryIds.length} coch`, 'u'),
      );
      await expect(screen.panel().getByRole('checkbox', { checked: true })).toHaveCount(
        bookingIds.length,
      );
      await expect(screen.panel().getByRole('alert')).toHaveCount(problem === null ? 0 : 1);
    },
    confirmingOverwrite: asks(AvailablePage.overwriteQuestion),
    confirmingClean: asks(AvailablePage.cleanQuestion),
    confirmingRemoval: asks(AvailablePage.removeQuestion),
    confirmingMerge: asks(AvailablePage.mergeQuestion),
    'changing.loading': seeAct('Afficher'),
    'changing.adding': seeAct('Créer'),
    'changing.overwriting': seeAct('Écraser'),
    'changing.cleaning': seeAct('Vider'),
    'changing.removing': seeAct('Supprimer'),
    'changing.merging': seeAct('Fusionner'),
  },
  tidy: () => removeBookings(first, second, third),
});
