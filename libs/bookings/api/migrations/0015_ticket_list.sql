-- The list of tickets is sorted by these, and the conversation by its activities.
ALTER TABLE ticket ADD COLUMN subject_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(subject)) STORED;
CREATE INDEX ticket_by_subject ON ticket (subject_sort, id);
CREATE INDEX ticket_by_status ON ticket (status, id);
CREATE INDEX ticket_by_updated_at ON ticket (updated_at, id);
