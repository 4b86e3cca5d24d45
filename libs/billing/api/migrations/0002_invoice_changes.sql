-- What staff change on an invoice stands in its log too.
ALTER TABLE invoice_activity DROP CONSTRAINT invoice_activity_action_check;
ALTER TABLE invoice_activity ADD CONSTRAINT invoice_activity_action_check
  CHECK (action IN ('created', 'updated', 'status_changed', 'payment_received', 'emailed', 'viewed', 'downloaded'));
