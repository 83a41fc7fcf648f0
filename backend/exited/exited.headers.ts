import { capitalised, withProduct } from '../texts/product.ts';
import { exitedTexts } from './exited.texts.ts';

export interface ExitedHeader {
  readonly text: string;
  readonly value: string;
  readonly sortable: boolean;
}

/** The columns in display order; the reprieve's only for those who may grant one (B-36). */
export const exitedHeaders = (product: string, reprieve: boolean): readonly ExitedHeader[] => [
  column(capitalised(withProduct(exitedTexts.numberName, product)), 'number_name'),
  column(exitedTexts.type, 'type'),
  column(exitedTexts.login, 'login'),
  column(exitedTexts.activity, 'activity'),
  column(exitedTexts.releaseDate, 'release_date'),
  column(exitedTexts.returnDate, 'return_date'),
  column(exitedTexts.online, 'online'),
  { text: exitedTexts.map, value: 'map_link', sortable: false },
  ...(reprieve ? [{ text: exitedTexts.reprieve, value: 'reprieve_btn', sortable: false }] : []),
];

const column = (text: string, value: string) => ({ text, value, sortable: true });
