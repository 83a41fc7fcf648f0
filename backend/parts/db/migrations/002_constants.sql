-- What every congregation shares: roles (B-01), activities (B-62), built-in types, basemaps (B-22).
insert into roles (id, description, color) values
  (1, 'Administrateur du site', '#7a1f3d'),
  (2, 'Administrateur de l''assemblée', '#b3422e'),
  (3, 'Gestionnaire', '#8a5a00'),
  (4, 'Ancien', '#2f5d8c'),
  (5, 'Proclamateur', '#4a6b3a');

insert into activities (id, name, kind) values
  (1, 'Porte à porte', 'standard'),
  (2, 'Campagne', 'campaign'),
  (3, 'Invitation', 'invitation'),
  (4, 'Présentoir', 'stand');

insert into territory_types (id, congregation_id, short_name, long_name) values
  (1, null, 'Hab.', 'Habitations'),
  (2, null, 'Com.', 'Commerces'),
  (3, null, 'Entr.', 'Entreprises'),
  (4, null, 'Rural', 'Rural');
alter table territory_types alter column id restart with 100;

insert into basemap_providers (id, name, url, copyright_url, max_zoom) values
  (1, 'OpenStreetMap', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://www.openstreetmap.org/copyright', 19),
  (2, 'Plan hors ligne', '/basemap/monaco.pmtiles', 'https://www.openstreetmap.org/copyright', 19);
