-- The page of a supplier asks for its delivered orders. They are few among all of its orders.
CREATE INDEX purchase_order_to_bill ON purchase_order (supplier_id, raised_at, id) WHERE status = 'delivered';
