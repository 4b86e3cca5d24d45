-- The pages of the reference search follow a fixed order. Many records have the same title, so its index goes on with the entity and the
-- record. Results that only contain the words begin with the newest record.

DROP INDEX reference_entry_by_title;
CREATE INDEX reference_entry_by_title ON reference_entry ((left(sort_key(title), 100) COLLATE "C"), entity, target_id);
CREATE INDEX reference_entry_by_target ON reference_entry (target_id, entity);
