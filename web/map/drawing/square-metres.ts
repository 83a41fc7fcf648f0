import { numberText } from '../../parts/texts/number.ts';

export const squareMetres = (area: number): string => `${numberText(area)} m²`;
