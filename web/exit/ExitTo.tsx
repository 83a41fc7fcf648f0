import { useQuery } from 'urql';

import { exitTexts } from './exit.texts.ts';
import { publishersQuery } from './exit.operations.ts';

/** To whom something went out, after what went out; nothing before the names are here. */
export function ExitTo({ userId }: { readonly userId: string | null }) {
  const [{ data }] = useQuery({ query: publishersQuery });
  const person = data?.publishers?.users.find(({ id }) => id === userId);
  return person && exitTexts.exit.to(person.login);
}
