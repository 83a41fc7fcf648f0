-- Types of territory that an import made of words it did not know, so that they are taken back with it.
alter table import_changes
  add column type_id integer,
  drop constraint import_changes_subject_check,
  add check (subject in ('territory', 'map', 'user', 'history', 'type')),
  add foreign key (congregation_id, type_id) references territory_types (owner, id) on delete cascade;
create index import_changes_type on import_changes (congregation_id, type_id);
