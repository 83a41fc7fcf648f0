-- The latest assignment of a territory, the open one first, is one look into this index, however long the history is.
create index histories_latest
  on histories (congregation_id, territory_id, return_date desc nulls first, output_number desc)
  include (activity_id);
