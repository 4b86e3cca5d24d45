-- Which classes run at a time: two ordered indexes can only give all classes that begin before its end, or end after its beginning.

CREATE INDEX training_class_by_period ON training_class USING gist (tstzrange(starts_at, ends_at));
