-- A deletion of the contact or user looks for these.
CREATE INDEX supplier_of_primary_contact ON supplier (primary_contact_id) WHERE primary_contact_id IS NOT NULL;
CREATE INDEX purchase_order_of_acknowledger ON purchase_order (acknowledged_by) WHERE acknowledged_by IS NOT NULL;
