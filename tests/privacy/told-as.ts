/** The section of the export that covers each column with a user id. */
export const toldAs = {
  'assignment_requests.user_id': 'requests',
  'event_logs.about_user_id': 'logs',
  'event_logs.away_user_id': 'logs',
  'event_logs.user_id': 'logs',
  'histories.user_id': 'assignments',
  'idempotent_answers.user_id': 'recent_calls',
  'import_changes.user_id': 'account_imports',
  'imports.user_id': 'imports',
  'mail_outbox.user_id': 'mails',
  'one_tap_links.user_id': 'links',
  'pocket_permissions.user_id': 'permissions',
  'privacy_consents.user_id': 'consents',
  'reminders.user_id': 'reminders',
  'sessions.user_id': 'sessions',
  'temporary_passwords.user_id': 'account',
  'territory_changes.user_id': 'territory_changes',
};
