-- Users are found by words of their name.
CREATE INDEX user_name_search ON "user" USING gin (full_name_sort gin_trgm_ops);
