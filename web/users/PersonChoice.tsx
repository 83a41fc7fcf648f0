import { Combobox } from '../parts/fields/Combobox.tsx';
import { usersTexts } from './users.texts.ts';

interface Props {
  readonly people: readonly { readonly id: string; readonly login: string }[];
  readonly userId: string;
  readonly onChoose: (userId: string) => void;
}

/** A drop-down of the users whom the reader may edit or remove (UEDT-01, UREM-01). */
export const PersonChoice = ({ people, userId, onChoose }: Props) => (
  <Combobox
    label={usersTexts.choose}
    hint={usersTexts.chooseHint}
    options={people.map(({ id, login }) => ({ id, name: login }))}
    value={userId}
    onChange={onChoose}
  />
);
