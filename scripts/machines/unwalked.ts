/** What no test walks, as `--coverage` says it, and why. */
export const unwalked: Readonly<Record<string, string>> = {
  'importDraft restore':
    'It tells the machine that invokes it; the joints of the map’s draft, which is made the same, walk it.',
};
