-- Change requests are found by words of their subject.
CREATE INDEX change_request_subject_search ON change_request USING gin (subject_sort gin_trgm_ops);
