-- The list of customers: found by words of reference and name, of one kind of organisation, in the order of kind or payment terms.

ALTER TABLE customer ADD COLUMN search_text text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (sort_key('CU-' || number || ' ' || name)) STORED;
CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops);
CREATE INDEX customer_of_type ON customer (type, name_sort, id);
CREATE INDEX customer_by_type ON customer (type, id);
CREATE INDEX customer_by_type_descending ON customer (type DESC NULLS LAST, id DESC);
CREATE INDEX customer_by_payment_term_days ON customer (payment_term_days, id);
