-- Bookings that were delivered and paid before bookings became complete by themselves. An item is paid when it is free, or when
-- each of its invoices is issued and what is due on it is held. The history says that the system did it.
WITH items AS (
  SELECT i.id, i.booking_id, i.gross FROM booking b JOIN booking_item i ON i.booking_id = b.id
  WHERE b.status = 'delivered' AND i.status <> 'canceled'
), billed AS (
  SELECT i.id AS item, v.id AS invoice, v.status FROM items i JOIN LATERAL (
    SELECT id FROM invoice WHERE booking_item_id = i.id
    UNION SELECT invoice_id FROM invoice_line WHERE booking_item_id = i.id
    UNION SELECT invoice_id FROM transferred_item WHERE booking_item_id = i.id
  ) its ON true JOIN invoice v ON v.id = its.id AND v.type = 'invoice' AND v.status <> 'voided'
), paid AS (
  SELECT billed.item FROM billed JOIN money_of_invoices(ARRAY(SELECT DISTINCT invoice FROM billed)) money ON money.invoice_id = billed.invoice
  GROUP BY billed.item HAVING bool_and(billed.status <> 'draft' AND money.held >= money.due)
), settled AS (
  SELECT i.booking_id AS id FROM items i LEFT JOIN paid ON paid.item = i.id
  GROUP BY i.booking_id HAVING bool_and(i.gross = 0 OR paid.item IS NOT NULL)
), done AS (
  UPDATE booking b SET status = 'complete', version = b.version + 1, updated_at = now(), updated_by = NULL
  FROM settled WHERE settled.id = b.id RETURNING b.id
), noted AS (
  INSERT INTO history (id, entity, target_id, at, action, reason, changes)
  SELECT id, 'booking', id, now(), 'changed', 'All of it was delivered and paid.',
    '{"status": {"from": "delivered", "to": "complete"}}' FROM done
  ON CONFLICT (id) DO NOTHING
)
UPDATE booking_item i SET status = 'complete', version = i.version + 1, updated_at = now(), updated_by = NULL
FROM done WHERE i.booking_id = done.id AND i.status = 'delivered';
