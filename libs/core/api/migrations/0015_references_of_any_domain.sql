-- Each domain declares its own records for the reference search (findByReference), so this table needs no list of them.
ALTER TABLE reference_entry DROP CONSTRAINT reference_entry_entity_check;
