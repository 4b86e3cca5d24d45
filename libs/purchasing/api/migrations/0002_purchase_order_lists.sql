-- What the lists of purchase orders and suppliers sort and search by, on the row itself.

ALTER TABLE purchase_order
  ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key('PO-' || number)) STORED,
  ADD COLUMN supplier_name_sort text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN class_title_sort text COLLATE "C";
COMMENT ON COLUMN purchase_order.supplier_name_sort IS 'The supplier''s name_sort, kept by triggers.';
COMMENT ON COLUMN purchase_order.class_title_sort IS 'The class''s title_sort, kept by triggers.';

CREATE FUNCTION purchase_order_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.supplier_name_sort := (SELECT name_sort FROM supplier WHERE supplier.id = NEW.supplier_id);
  NEW.class_title_sort := (SELECT title_sort FROM training_class WHERE training_class.id = NEW.class_id);
  RETURN NEW;
END $$;
CREATE TRIGGER purchase_order_copies_names
  BEFORE INSERT OR UPDATE OF supplier_id, class_id, supplier_name_sort, class_title_sort ON purchase_order
  FOR EACH ROW EXECUTE FUNCTION purchase_order_copies_names();
UPDATE purchase_order SET supplier_name_sort = '';

CREATE FUNCTION supplier_renames_purchase_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchase_order SET supplier_name_sort = NEW.name_sort WHERE supplier_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER supplier_renames_purchase_order AFTER UPDATE ON supplier FOR EACH ROW
  WHEN (OLD.name_sort IS DISTINCT FROM NEW.name_sort) EXECUTE FUNCTION supplier_renames_purchase_order();

CREATE FUNCTION class_renames_purchase_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchase_order SET class_title_sort = NEW.title_sort WHERE class_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER class_renames_purchase_order AFTER UPDATE ON training_class FOR EACH ROW
  WHEN (OLD.title_sort IS DISTINCT FROM NEW.title_sort) EXECUTE FUNCTION class_renames_purchase_order();

CREATE INDEX purchase_order_by_supplier_name ON purchase_order (supplier_name_sort, id);
CREATE INDEX purchase_order_by_class_title ON purchase_order (class_title_sort, id);
CREATE INDEX purchase_order_by_class_title_descending ON purchase_order (class_title_sort DESC NULLS LAST, id DESC);
CREATE INDEX purchase_order_by_status ON purchase_order (status, id);
CREATE INDEX purchase_order_by_net ON purchase_order (net, id);
CREATE INDEX purchase_order_by_acknowledged_at ON purchase_order (acknowledged_at, id);
CREATE INDEX purchase_order_by_acknowledged_at_descending ON purchase_order (acknowledged_at DESC NULLS LAST, id DESC);
CREATE INDEX purchase_order_pending ON purchase_order (raised_at, id) WHERE acknowledged_at IS NULL;
CREATE INDEX purchase_order_search ON purchase_order USING gin (search_text gin_trgm_ops);
-- A class's orders are read newest first, whatever their status.
CREATE INDEX purchase_order_of_class_by_raised_at ON purchase_order (class_id, raised_at, id);

CREATE INDEX supplier_search ON supplier USING gin (name_sort gin_trgm_ops);
CREATE INDEX supplier_by_created_at ON supplier (created_at, id);
