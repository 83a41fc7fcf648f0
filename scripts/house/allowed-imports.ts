import type { Layer } from './sources.ts';

export interface AllowedImport {
  readonly layer: Layer;
  /** A feature of that layer. */
  readonly from: string;
  /** The other features that it may import. */
  readonly to: readonly string[];
  readonly reason: string;
}

export const listFile = 'scripts/house/allowed-imports.ts';

/** The features that are made of others. Whatever else two features share is a part. */
export const allowedImports: readonly AllowedImport[] = [
  {
    layer: 'engines',
    from: 'paper',
    to: ['ground'],
    reason:
      'Cards are drawn on the tiles of a ground, unpacked within the same limits, with the spelling of names that its index has.',
  },
  {
    layer: 'web',
    from: 'booking',
    to: ['cards'],
    reason: 'The button that prints the cards of the selected territories opens the cards dialog.',
  },
  {
    layer: 'web',
    from: 'congregations',
    to: ['archive', 'grounds'],
    reason:
      'Exporting and importing a whole congregation are actions of the congregations screen, which also gives grounds to congregations.',
  },
  {
    layer: 'web',
    from: 'dashboard',
    to: ['coverage-map', 'trends'],
    reason:
      'Trends and the coverage map are sections of the dashboard, drawn once they scroll into view.',
  },
  {
    layer: 'web',
    from: 'exit',
    to: ['cards'],
    reason: 'After an exit, the cards of the territories just taken out can be printed.',
  },
  {
    layer: 'web',
    from: 'exited',
    to: ['one-tap'],
    reason: 'Requests made through reminder links are granted or refused on the list of exits.',
  },
  {
    layer: 'web',
    from: 'field',
    to: ['streets', 'unvisited'],
    reason:
      'The screen of a territory that one has shows where nobody is to be visited, and its streets to tick.',
  },
  {
    layer: 'web',
    from: 'mine',
    to: ['pocket'],
    reason:
      'The list of one’s own territories asks whether this device may keep them, and says what it keeps.',
  },
  {
    layer: 'web',
    from: 'settings',
    to: ['archive'],
    reason: 'A panel of the settings exports the congregation.',
  },
  {
    layer: 'web',
    from: 'shell',
    to: ['palette'],
    reason: 'The bar and the keys of the shell open the palette, which loads with its first use.',
  },
  {
    layer: 'web',
    from: 'territory',
    to: ['cards', 'streets', 'unvisited'],
    reason:
      'The card of the territory shown can be printed from its screen, managers note there where nobody is to be visited, and see which streets are left.',
  },
  {
    layer: 'gateway',
    from: 'archive',
    to: ['congregations'],
    reason:
      'Importing an archive answers with the saved congregation, mapped as when one is added.',
  },
  {
    layer: 'backend',
    from: 'account',
    to: ['session'],
    reason:
      'The present password is checked and counted as at the sign-in, in one place (session/knows-password.ts).',
  },
  {
    layer: 'backend',
    from: 'archive',
    to: ['congregations', 'doctor', 'territory', 'users'],
    reason:
      'An archive is untrusted input: each row passes the same field checks as its form, and the doctor examines the result before commit.',
  },
  {
    layer: 'backend',
    from: 'daily',
    to: ['one-tap', 'pocket', 'privacy', 'reminders', 'streets'],
    reason: 'The daily work of a congregation runs the deletions of these features in turn.',
  },
  {
    layer: 'backend',
    from: 'first-administrator',
    to: ['congregations', 'seed', 'users'],
    reason:
      'Creates a congregation and a user as their screens do, under the lock that also guards the demonstration data.',
  },
  {
    layer: 'backend',
    from: 'imports',
    to: ['exit', 'history', 'map', 'territory', 'territory-types', 'unvisited', 'users'],
    reason:
      'An imported line obeys the rules of the form that it replaces, and its refusals read the same; places not to be visited follow the limits that it brings.',
  },
  {
    layer: 'backend',
    from: 'jobs',
    to: ['backup', 'daily', 'grounds', 'reminders'],
    reason: 'The queue runs the daily work, sends the reminders, makes backups and grounds.',
  },
  {
    layer: 'backend',
    from: 'map',
    to: ['unvisited'],
    reason: 'Places not to be visited follow the limits that are drawn anew.',
  },
  {
    layer: 'backend',
    from: 'mine',
    to: ['exit'],
    reason:
      'Each of one’s own territories says whether the rules of the return let its holder return it.',
  },
  {
    layer: 'backend',
    from: 'one-tap',
    to: ['exit', 'exited'],
    reason: 'A reminder link returns a territory or extends it by the rules of the screens.',
  },
  {
    layer: 'backend',
    from: 'pocket',
    to: ['exit', 'map', 'mine', 'one-tap', 'streets', 'unvisited'],
    reason:
      'A device keeps the rows of one’s own territories with their QR codes and streets; its acts obey the rules of the return, of reminder links and of ticking streets.',
  },
  {
    layer: 'backend',
    from: 'privacy',
    to: ['territory'],
    reason: 'A person’s own data names the fields of a territory as its change log does.',
  },
  {
    layer: 'backend',
    from: 'reminders',
    to: ['one-tap'],
    reason: 'Each line of a reminder carries the links that one-tap signs.',
  },
  {
    layer: 'backend',
    from: 'seed',
    to: ['exit'],
    reason: 'The demonstration log contains the lines that real exits and returns write.',
  },
  {
    layer: 'backend',
    from: 'settings',
    to: ['privacy'],
    reason: 'The settings show how many old names each retention period would delete.',
  },
  {
    layer: 'backend',
    from: 'streets',
    to: ['map', 'one-tap', 'unvisited'],
    reason:
      'The streets of a territory are seen by those who see the places; a code for a second person is drawn as those of maps, and its token made as those of reminder links.',
  },
  {
    layer: 'backend',
    from: 'unvisited',
    to: ['territory'],
    reason: 'Places set a field of their territory, whose changes it remembers.',
  },
  {
    layer: 'backend',
    from: 'users',
    to: ['privacy', 'session'],
    reason:
      'Removing a person also removes the name from free texts, in the same transaction; a new password that a manager gives ends what strangers tried under the name.',
  },
];
