import { ownPerson, removePerson } from '../support/pages/own-person.ts';

/** A person who has not accepted the privacy rules, while `meets` lasts. */
export async function withNewcomer(login: string, meets: () => Promise<void>): Promise<void> {
  await ownPerson(login, { accepted: false });
  try {
    await meets();
  } finally {
    await removePerson(login);
  }
}
