-- A payment changes the money of its invoice, and a payment on a credit note that of the invoice that it credits. Both are
-- locked before the payment is written, in the order of their ids, as a cancellation locks them. Otherwise the payment would
-- hold the key of its invoice while it waits for the cancellation, which waits for that key.
CREATE FUNCTION payment_locks_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid_one text := coalesce(NEW.invoice_id, OLD.invoice_id);
BEGIN
  PERFORM FROM invoice WHERE id IN (paid_one, (SELECT credits_id FROM invoice n WHERE n.id = paid_one))
    ORDER BY id FOR NO KEY UPDATE;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER payment_locks_invoices BEFORE INSERT OR UPDATE OR DELETE ON payment
  FOR EACH ROW EXECUTE FUNCTION payment_locks_invoices();
