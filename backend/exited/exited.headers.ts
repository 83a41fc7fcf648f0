import { capitalised, withProduct } from '../parts/texts/product.ts';
import { exitedTexts } from './exited.texts.ts';

export interface ExitedHeader {
  readonly text: string;
  readonly value: string;
  readonly sortable: boolean;
}

/** Columns in display order; the reprieve column only for callers who may grant one (B-36). */
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
