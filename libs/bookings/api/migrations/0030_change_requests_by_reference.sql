-- The search finds change requests by the beginning of their reference too, as it finds records with entries.
CREATE INDEX change_request_by_reference ON change_request (sort_key(ref));
CREATE INDEX change_request_by_digits ON change_request ((regexp_replace(ref, '^\D+', '') COLLATE "C"));
