-- A deletion of the item looks for it, and so does the money of an invoice whose item is canceled.
CREATE INDEX transferred_item_from_item ON transferred_item (from_item_id);
