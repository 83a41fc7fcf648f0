import type { LinkAction } from '#schema/generated.ts';

/** A row of one's own list, as far as a device keeps it. */
export interface ListedTerritory {
  readonly historyId: string | null;
  readonly numberName: string;
  readonly note: string;
  readonly theoreticalReturnDate: string;
  readonly mapLink: string | null;
  readonly asked: readonly LinkAction[];
}

/** The same for a list and for what a device keeps of it. */
export const signOf = (territories: readonly ListedTerritory[]): string =>
  JSON.stringify(
    territories.map((it) => [
      it.historyId,
      it.numberName,
      it.note,
      it.theoreticalReturnDate,
      it.mapLink,
      it.asked,
    ]),
  );
