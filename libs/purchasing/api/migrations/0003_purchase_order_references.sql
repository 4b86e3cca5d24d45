-- Purchase orders are found by the global reference search too: under their own reference, with their supplier's name as title.

ALTER TABLE purchase_order ADD COLUMN supplier_name text NOT NULL DEFAULT '';
COMMENT ON COLUMN purchase_order.supplier_name IS 'The supplier''s name, kept by triggers.';

CREATE OR REPLACE FUNCTION purchase_order_copies_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, name_sort INTO NEW.supplier_name, NEW.supplier_name_sort FROM supplier WHERE supplier.id = NEW.supplier_id;
  NEW.class_title_sort := (SELECT title_sort FROM training_class WHERE training_class.id = NEW.class_id);
  RETURN NEW;
END $$;
DROP TRIGGER purchase_order_copies_names ON purchase_order;
CREATE TRIGGER purchase_order_copies_names
  BEFORE INSERT OR UPDATE OF supplier_id, class_id, supplier_name, supplier_name_sort, class_title_sort ON purchase_order
  FOR EACH ROW EXECUTE FUNCTION purchase_order_copies_names();

CREATE OR REPLACE FUNCTION supplier_renames_purchase_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE purchase_order SET supplier_name = NEW.name WHERE supplier_id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER supplier_renames_purchase_order ON supplier;
CREATE TRIGGER supplier_renames_purchase_order AFTER UPDATE ON supplier FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION supplier_renames_purchase_order();

UPDATE purchase_order SET supplier_name = '';

CREATE TRIGGER purchase_order_reference_insert AFTER INSERT ON purchase_order REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('purchase_order', 'supplier_name');
CREATE TRIGGER purchase_order_reference_update AFTER UPDATE ON purchase_order REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('purchase_order', 'supplier_name');
CREATE TRIGGER purchase_order_reference_delete AFTER DELETE ON purchase_order REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_reference_entries('purchase_order', 'supplier_name');
INSERT INTO reference_entry (entity, target_id, reference, title)
  SELECT 'purchase_order', id, ref, supplier_name FROM purchase_order;
