const number = new Intl.NumberFormat('fr-FR');

export const squareMetres = (area: number): string => `${number.format(area)} m²`;
