-- What was received for something that was canceled and is not credited yet. Pence.
ALTER TABLE invoice ADD COLUMN to_be_refunded integer NOT NULL DEFAULT 0 CHECK (to_be_refunded >= 0);
COMMENT ON COLUMN invoice.to_be_refunded IS 'To be refunded or credited. Kept by triggers.';
CREATE INDEX invoice_to_be_refunded ON invoice (document_date, id) WHERE to_be_refunded > 0;
CREATE INDEX invoice_to_be_refunded_of_booking ON invoice (booking_id) INCLUDE (to_be_refunded) WHERE to_be_refunded > 0;

-- The customer keeps paying for the lines that are not canceled. What came in beyond that goes back, but no more than the
-- canceled lines came to, less what is credited for them. So a credit first covers what was never paid. An overpayment is
-- in `owed`. The invoices are locked first, so that a payment and a cancellation at the same time see each other.
CREATE FUNCTION refresh_money_to_return(touched ulid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM invoice WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE invoice SET to_be_refunded = money.back
  FROM (
    SELECT v.id, CASE WHEN v.paid = 0 OR v.type NOT IN ('invoice', 'other') THEN 0 ELSE
      greatest(0, least(v.paid - (v.gross - lost.gross - credit.of_rest), lost.gross - credit.of_lost)) END AS back
    FROM invoice v
    LEFT JOIN booking b ON b.id = v.booking_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.net + l.tax), 0)::integer AS gross
      FROM invoice_line l LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, v.booking_item_id)
      WHERE l.invoice_id = v.id AND (b.status = 'canceled' OR i.status = 'canceled')
    ) lost
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.net + l.tax) FILTER (WHERE going.on), 0)::integer AS of_rest,
        coalesce(sum(l.net + l.tax) FILTER (WHERE NOT going.on), 0)::integer AS of_lost
      FROM invoice n JOIN invoice_line l ON l.invoice_id = n.id
      LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, n.booking_item_id)
      CROSS JOIN LATERAL (
        SELECT coalesce(b.status <> 'canceled', true) AND coalesce(i.status <> 'canceled', false) AS on
      ) going
      WHERE n.credits_id = v.id AND n.type = 'credit_note' AND n.status NOT IN ('draft', 'voided')
    ) credit
    WHERE v.id = ANY (touched)
  ) money
  WHERE invoice.id = money.id AND invoice.to_be_refunded <> money.back;
END $$;

-- A payment, a credit note, or another sum. A credit note changes the invoice that it credits.
CREATE FUNCTION written_invoice_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched ulid[] := ARRAY(
    SELECT DISTINCT coalesce(credits_id, id) FROM written
    WHERE (credits_id IS NULL AND paid > 0) OR (credits_id IS NOT NULL AND status <> 'draft'));
BEGIN
  IF touched <> '{}' THEN PERFORM refresh_money_to_return(touched); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_insert_returns_money AFTER INSERT ON invoice REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION written_invoice_returns_money();

CREATE FUNCTION changed_invoice_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched ulid[] := ARRAY(
    SELECT DISTINCT coalesce(n.credits_id, n.id) FROM written n JOIN before o USING (id)
    WHERE (o.paid, o.gross, o.status) IS DISTINCT FROM (n.paid, n.gross, n.status)
      AND (n.credits_id IS NOT NULL OR n.paid > 0 OR n.to_be_refunded > 0));
BEGIN
  IF touched <> '{}' THEN PERFORM refresh_money_to_return(touched); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_update_returns_money AFTER UPDATE ON invoice REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION changed_invoice_returns_money();

CREATE FUNCTION canceled_booking_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_money_to_return(ARRAY(SELECT id FROM invoice WHERE booking_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_returns_money AFTER UPDATE OF status ON booking FOR EACH ROW
  WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled')) EXECUTE FUNCTION canceled_booking_returns_money();

CREATE FUNCTION canceled_item_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_money_to_return(ARRAY(
    SELECT id FROM invoice WHERE booking_item_id = NEW.id
    UNION SELECT invoice_id FROM invoice_line WHERE booking_item_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER booking_item_returns_money AFTER UPDATE OF status ON booking_item FOR EACH ROW
  WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled')) EXECUTE FUNCTION canceled_item_returns_money();

SELECT refresh_money_to_return(ARRAY(
  SELECT v.id FROM booking b JOIN invoice v ON v.booking_id = b.id WHERE b.status = 'canceled' AND v.paid > 0
  UNION SELECT l.invoice_id FROM booking_item i JOIN invoice_line l ON l.booking_item_id = i.id WHERE i.status = 'canceled'
  UNION SELECT v.id FROM booking_item i JOIN invoice v ON v.booking_item_id = i.id WHERE i.status = 'canceled' AND v.paid > 0));
