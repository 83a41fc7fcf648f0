/**
 * Tables of a congregation that are not archived, each with its reason;
 * `tests/archive/archive.tables.test.ts` requires an entry for every new table.
 */
export const leftOutTables: Readonly<Record<string, string>> = {
  temporary_passwords: 'a file that is lost must open no account',
  sessions: 'no session goes with it',
  pairing_cards: 'a card opens this site, and a file that is lost must open no account',
  device_marks: 'of devices that sign in on this site',
  passkeys: 'a file that is lost must open no account',
  passkey_handles: 'of devices that sign in on this site',
  passkey_challenges: 'of five minutes, on this site',
  second_factors: 'a secret of this site, sealed with its key',
  recovery_codes: 'a file that is lost must open no account',
  second_factor_tickets: 'of half an hour, on this site',
  second_factor_policies: 'another site asks its own people, who have no factor there yet',
  second_factor_demands: 'days that are counted on this site',
  second_factor_removals: 'is read on this site',
  sign_in_attempts: 'of this site, and of an hour',
  mail_outbox: 'what waits is sent from here; letters hold passwords',
  idempotent_answers: 'of requests of a day, to this site',
  one_tap_links: 'a link opens this site, and a file that is lost must open nothing',
  pocket_permissions: 'they open this site, and a file that is lost must open nothing',
  unvisited_places: 'where somebody asked to be left alone; a file that is lost must tell nobody',
  street_rounds: 'of a round under way; another site begins its own',
  round_streets: 'goes with its round',
  street_shares: 'they open this site until midnight',
  imports: 'is taken back where its rows were written, or nowhere',
  import_changes: 'goes with its import',
  log_seals: 'counts the lines of this site; the archive has the lines',
};
