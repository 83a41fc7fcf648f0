export const assignmentTexts = {
  until: (numberName: string, day: string) => `${numberName}\u00A0: à rentrer le ${day}`,
  returnedOn: (numberName: string, login: string, day: string) =>
    `${numberName} (${login})\u00A0: rentré le ${day}`,
  return: 'Rentrer',
  returnOf: (numberName: string) => `Rentrer ${numberName}`,
  reprieve: 'Sursis',
  reprieveFor: (numberName: string) => `Sursis pour ${numberName}`,
} as const;
