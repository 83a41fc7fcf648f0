export const assignmentTexts = {
  past: 'déjà passé',
  together: (n: number) => `${n} {product}s, tous ou aucun\u202F:`,
  until: (numberName: string, day: string) => `${numberName}\u202F: à rentrer le ${day}`,
  returnedOn: (numberName: string, login: string, day: string) =>
    `${numberName} (${login})\u202F: rentré le ${day}`,
  return: 'Rentrer',
  returnOf: (numberName: string) => `Rentrer ${numberName}`,
  reprieve: 'Sursis',
  reprieveFor: (numberName: string) => `Sursis pour ${numberName}`,
} as const;
