-- What an act of the loan desk changed, as it was before, so that its author can take it back; null
-- where nothing can be, and once it was. It goes with the answer that offered it.
alter table idempotent_answers add column undo jsonb;
