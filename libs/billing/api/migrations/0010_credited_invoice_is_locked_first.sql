-- A payment on a credit note changes the money of the invoice that it credits. That invoice is older, so it is locked before
-- the credit note, as a cancellation locks both in the order of their ids.
CREATE FUNCTION payment_locks_credited_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM invoice WHERE id = (SELECT credits_id FROM invoice n WHERE n.id = coalesce(NEW.invoice_id, OLD.invoice_id))
    FOR NO KEY UPDATE;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER payment_locks_credited_invoice BEFORE INSERT OR UPDATE OR DELETE ON payment
  FOR EACH ROW EXECUTE FUNCTION payment_locks_credited_invoice();
