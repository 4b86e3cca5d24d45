-- The global reference search finds whole references and what they or titles begin with before what merely contains the words. The steps of
-- the search use the very expressions of these indexes: the whole reference, its digits, and the beginning of the title.

CREATE INDEX reference_entry_by_reference ON reference_entry (sort_key(reference));
CREATE INDEX reference_entry_by_digits ON reference_entry ((regexp_replace(reference, '^\D+', '') COLLATE "C"));
CREATE INDEX reference_entry_by_title ON reference_entry ((left(sort_key(title), 100) COLLATE "C"));
