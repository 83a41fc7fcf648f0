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

/** The features that are made of others. Whatever else two features share is the domain or a part. */
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
    from: 'account',
    to: ['passkeys', 'second-factor', 'shell'],
    reason:
      'The first screen is chosen among those of the menu, which the shell asks for; one’s passkeys and second factor are cards of the account.',
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
    to: ['cards', 'one-tap'],
    reason:
      'Requests made through reminder links are granted or refused on the list of exits; the cards of ticked ones are printed.',
  },
  {
    layer: 'web',
    from: 'first-administrator',
    to: ['session'],
    reason:
      'The first administrator is signed in as soon as he is made, by the call of the sign-in.',
  },
  {
    layer: 'web',
    from: 'histogram',
    to: ['cards'],
    reason: 'The cards of the ticked territories can be printed.',
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
    to: ['passkeys', 'pocket'],
    reason:
      'The list of one’s own territories asks whether this device may keep them, and says what it keeps; it is where a first sign-in leads, after which a passkey is offered.',
  },
  {
    layer: 'web',
    from: 'pairing',
    to: ['passkeys', 'session'],
    reason:
      'A card that opens an account leaves the session of this tab as the sign-in does, and a passkey is offered next.',
  },
  {
    layer: 'web',
    from: 'settings',
    to: ['archive', 'second-factor'],
    reason:
      'A panel of the settings exports the congregation, another demands a second factor of those in charge.',
  },
  {
    layer: 'web',
    from: 'shell',
    to: ['palette', 'passkeys', 'second-factor'],
    reason:
      'The bar and the keys of the shell open the palette, which loads with its first use; the second factor that is demanded is told above every screen, and set up before any is open.',
  },
  {
    layer: 'web',
    from: 'territory',
    to: ['cards', 'streets', 'unvisited'],
    reason:
      'The card of the territory shown can be printed from its screen, managers note there where nobody is to be visited, and see which streets are left.',
  },
  {
    layer: 'web',
    from: 'users',
    to: ['pairing', 'second-factor'],
    reason:
      'The card of a person is printed and cancelled on the page of that person, whose lost second factor is ended there.',
  },
  {
    layer: 'web',
    from: 'session',
    to: ['passkeys'],
    reason: 'The sign-in without a password stands below the form, and comes after it.',
  },
  {
    layer: 'gateway',
    from: 'second-factor',
    to: ['session'],
    reason: 'A code ends the sign-in that the password began, with the same answers.',
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
    to: ['congregations', 'doctor'],
    reason:
      'An archive brings a congregation as its screen does, and the doctor examines the result before commit.',
  },
  {
    layer: 'backend',
    from: 'daily',
    to: ['one-tap', 'pairing', 'pocket', 'privacy', 'reminders', 'streets'],
    reason: 'The daily work of a congregation runs the deletions of these features in turn.',
  },
  {
    layer: 'backend',
    from: 'first-administrator',
    to: ['congregations', 'seed'],
    reason:
      'Creates a congregation as its screen does, under the lock that also guards the demonstration data.',
  },
  {
    layer: 'backend',
    from: 'imports',
    to: ['history', 'map', 'territory', 'territory-types'],
    reason:
      'An imported line writes what the form that it replaces writes, and its refusals read the same.',
  },
  {
    layer: 'backend',
    from: 'jobs',
    to: ['backup', 'daily', 'grounds', 'messages', 'reminders'],
    reason:
      'The queue runs the daily work, sends the reminders and notifications, makes backups and grounds.',
  },
  {
    layer: 'backend',
    from: 'messages',
    to: ['one-tap'],
    reason: 'A notification carries the links that one-tap signs, and says an answer in its words.',
  },
  {
    layer: 'backend',
    from: 'pairing',
    to: ['session'],
    reason: 'A card begins the session that a sign-in begins, in one place (session/signs-in.ts).',
  },
  {
    layer: 'backend',
    from: 'passkeys',
    to: ['account', 'session'],
    reason:
      'A passkey signs in as a password does (session/signs-in.ts), and whoever adds one is asked for the present password as for another e-mail (account/present-password.ts).',
  },
  {
    layer: 'backend',
    from: 'second-factor',
    to: ['account', 'session'],
    reason:
      'A code ends the sign-in that the password began (session/signs-in.ts) and is counted as it (session/attempts.ts); whoever sets it up is asked for the present password as for another e-mail (account/present-password.ts).',
  },
  {
    layer: 'backend',
    from: 'rotation',
    to: ['backup'],
    reason: 'A rotation of the passphrase says how many backups each still opens.',
  },
  {
    layer: 'backend',
    from: 'reminders',
    to: ['one-tap'],
    reason: 'Each line of a reminder carries the links that one-tap signs.',
  },
  {
    layer: 'backend',
    from: 'settings',
    to: ['privacy'],
    reason: 'The settings show how many old names each retention period would delete.',
  },
  {
    layer: 'backend',
    from: 'users',
    to: ['privacy', 'session'],
    reason:
      'Removing a person also removes the name from free texts, in the same transaction; a new password that a manager gives ends what strangers tried under the name.',
  },
];
