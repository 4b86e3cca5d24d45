-- The search finds courses by the beginning of their reference too, as it finds records with entries.
CREATE INDEX course_by_reference ON course (sort_key(reference));
CREATE INDEX course_by_digits ON course ((regexp_replace(reference, '^\D+', '') COLLATE "C"));
