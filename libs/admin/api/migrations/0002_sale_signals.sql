-- Sale signals: leads inferred from what customers' people answered.

CREATE TABLE sale_signal (
  id ulid PRIMARY KEY,
  description text NOT NULL CHECK (description <> ''),
  customer_id ulid NOT NULL,
  person_id ulid NOT NULL,
  contact_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  intent_type text COLLATE "C" NOT NULL CHECK (intent_type IN ('budget_timing', 'expansion_opportunity',
    'interest_in_course', 'not_sales_relevant', 'referral', 'unclear')),
  priority text COLLATE "C" NOT NULL CHECK (priority IN ('high', 'medium', 'low')),
  priority_rank integer NOT NULL GENERATED ALWAYS AS (CASE priority WHEN 'high' THEN 3 WHEN 'medium' THEN 2 ELSE 1 END) STORED,
  confidence_score numeric(4, 3) NOT NULL CONSTRAINT sale_signal_confidence CHECK (confidence_score BETWEEN 0 AND 1),
  status text COLLATE "C" NOT NULL DEFAULT 'new' CHECK (status IN ('new')),
  assigned_to_id ulid REFERENCES "user",
  assigned_to_name_sort text COLLATE "C",
  tags text[] NOT NULL DEFAULT '{}',
  sources jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(sources) = 'array'),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  FOREIGN KEY (person_id, customer_id) REFERENCES person (id, customer_id)
);
COMMENT ON COLUMN sale_signal.customer_id IS 'Held so that the foreign key admits customers'' people only.';
COMMENT ON COLUMN sale_signal.contact_name_sort IS 'The person''s full_name_sort, kept by triggers.';
COMMENT ON COLUMN sale_signal.assigned_to_name_sort IS 'The account manager''s full_name_sort, kept by triggers.';
COMMENT ON COLUMN sale_signal.priority_rank IS 'High is most.';
COMMENT ON COLUMN sale_signal.sources IS 'What was answered: [{text, question_id}].';
CREATE INDEX sale_signal_by_created_at ON sale_signal (created_at, id);
CREATE INDEX sale_signal_by_contact_name ON sale_signal (contact_name_sort, id);
CREATE INDEX sale_signal_by_intent_type ON sale_signal (intent_type, id);
CREATE INDEX sale_signal_by_priority ON sale_signal (priority_rank, id);
CREATE INDEX sale_signal_by_confidence_score ON sale_signal (confidence_score, id);
CREATE INDEX sale_signal_by_status ON sale_signal (status, id);
CREATE INDEX sale_signal_by_assigned_to_name ON sale_signal (assigned_to_name_sort, id);
CREATE INDEX sale_signal_by_assigned_to_name_descending ON sale_signal (assigned_to_name_sort DESC NULLS LAST, id DESC);
CREATE INDEX sale_signal_of_intent_type ON sale_signal (intent_type, created_at, id);
CREATE INDEX sale_signal_of_priority ON sale_signal (priority, created_at, id);
CREATE INDEX sale_signal_of_assigned_to ON sale_signal (assigned_to_id, created_at, id);
CREATE INDEX sale_signal_of_person ON sale_signal (person_id, customer_id);

CREATE FUNCTION sale_signal_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.contact_name_sort := (SELECT full_name_sort FROM person WHERE person.id = NEW.person_id);
  NEW.assigned_to_name_sort := (SELECT full_name_sort FROM "user" WHERE "user".id = NEW.assigned_to_id);
  RETURN NEW;
END $$;
CREATE TRIGGER sale_signal_copies_names
  BEFORE INSERT OR UPDATE OF person_id, assigned_to_id, contact_name_sort, assigned_to_name_sort ON sale_signal
  FOR EACH ROW EXECUTE FUNCTION sale_signal_copies_names();

CREATE FUNCTION person_renames_sale_signal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sale_signal SET contact_name_sort = NEW.full_name_sort WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER person_renames_sale_signal AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.full_name_sort IS DISTINCT FROM NEW.full_name_sort) EXECUTE FUNCTION person_renames_sale_signal();

CREATE FUNCTION user_renames_sale_signal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sale_signal SET assigned_to_name_sort = NEW.full_name_sort WHERE assigned_to_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_renames_sale_signal AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (OLD.full_name_sort IS DISTINCT FROM NEW.full_name_sort) EXECUTE FUNCTION user_renames_sale_signal();
