import { Combobox } from '../fields/Combobox.tsx';
import { usersTexts } from './users.texts.ts';

interface Props {
  readonly people: readonly { readonly id: string; readonly login: string }[];
  readonly chosen: string;
  readonly onChoose: (userId: string) => void;
}

/** One of those the reader may edit or remove (UEDT-01, UREM-01). */
export const PersonChoice = ({ people, chosen, onChoose }: Props) => (
  <Combobox
    label={usersTexts.choose}
    hint={usersTexts.chooseHint}
    options={people.map(({ id, login }) => ({ id, name: login }))}
    value={chosen}
    onChange={onChoose}
  />
);
