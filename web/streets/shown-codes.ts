/** Links of the codes that this tab has shown, by territory. In memory: session storage holds two keys and no other (GEN-17). */
const links = new Map<string, string>();

export const shownLink = (territoryId: string): string | null => links.get(territoryId) ?? null;

export function keepShownLink(territoryId: string, link: string | null): void {
  if (link === null) links.delete(territoryId);
  else links.set(territoryId, link);
}
