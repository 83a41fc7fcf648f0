/** The `meta` of a state: the question it asks, or the route a final state leads to. */
export type Meta = { readonly confirm: string } | { readonly next: string };

type Metas = Readonly<Record<string, Meta | undefined>>;

/** The question of the present state; `{question}` stands for the one in the context. */
export function questionIn(metas: Metas, question = ''): string | null {
  for (const meta of Object.values(metas)) {
    if (meta && 'confirm' in meta) return meta.confirm.replace('{question}', question);
  }
  return null;
}

/** The route to go to now that the machine has ended, as a pattern of the route table. */
export function nextIn(metas: Metas): string | null {
  for (const meta of Object.values(metas)) if (meta && 'next' in meta) return meta.next;
  return null;
}
