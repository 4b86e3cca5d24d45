-- The money of invoices, said once: for the triggers, for bookings that become complete, and for previews, which name the
-- items and bookings that are about to be canceled.
--
-- due: what the customer has to pay for what is not canceled, less what is credited of it.
-- held: what was received, less what was paid back on credit notes. What was paid back beyond a credit note is in its `owed`.
-- to_be_refunded: what is held beyond what is due, but no more than the canceled lines come to, less what is credited for
--   them. So a credit first covers what was never paid. An overpayment is in `owed`.
--
-- Tax is rounded once, on the line. The seats that were transferred from it get the growth of the rounded sum, in the order of
-- their transfer, and the seats that stayed have the rest. So the parts of a line always come to the line. A credit note for a line
-- of which any part is canceled is for that part first. What it credits beyond that is for the others, and the other way round.
CREATE FUNCTION money_of_invoices(asked ulid[], items_lost ulid[] DEFAULT '{}', bookings_lost ulid[] DEFAULT '{}')
RETURNS TABLE (invoice_id ulid, due integer, held integer, to_be_refunded integer) LANGUAGE sql STABLE AS $$
  SELECT v.id, money.due, money.held,
    CASE WHEN v.paid = 0 OR v.type NOT IN ('invoice', 'other') THEN 0
      ELSE greatest(0, least(money.held - money.due, lost.gross - covered.of_lost)) END
  FROM invoice v
  LEFT JOIN booking b ON b.id = v.booking_id
  CROSS JOIN LATERAL (SELECT coalesce(b.status = 'canceled' OR b.id = ANY (bookings_lost), false) AS lost) whole
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.net + l.tax), 0)::integer AS gross
    FROM invoice_line l LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, v.booking_item_id)
    WHERE l.invoice_id = v.id AND (whole.lost OR i.status = 'canceled' OR i.id = ANY (items_lost))
  ) lines
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(part.gross * (part.lost::integer - part.origin_lost::integer)), 0)::integer AS gross
    FROM (
      SELECT i.status = 'canceled' OR i.id = ANY (items_lost) AS lost,
        origin.status = 'canceled' OR origin.id = ANY (items_lost) AS origin_lost,
        i.net + CASE WHEN i.taxable THEN round(sum(i.net) OVER parts * coalesce(i.tax_rate_percent, 20) / 100)
          - round((sum(i.net) OVER parts - i.net) * coalesce(i.tax_rate_percent, 20) / 100) ELSE 0 END AS gross
      FROM transferred_item t JOIN booking_item i ON i.id = t.booking_item_id JOIN booking_item origin ON origin.id = t.from_item_id
      WHERE t.invoice_id = v.id
      WINDOW parts AS (PARTITION BY t.from_item_id ORDER BY t.id)
    ) part
    WHERE NOT whole.lost
  ) transferred
  CROSS JOIN LATERAL (SELECT greatest(0, lines.gross + transferred.gross) AS gross) lost
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(n.gross), 0)::integer AS gross, coalesce(sum(least(n.paid, n.gross)), 0)::integer AS paid_back,
      coalesce(sum(named.of_lost), 0)::integer AS of_lost
    FROM invoice n
    CROSS JOIN LATERAL (
      SELECT sum(l.net + l.tax) AS of_lost
      FROM invoice_line l LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, n.booking_item_id)
      WHERE l.invoice_id = n.id AND (whole.lost OR i.id IS NULL OR i.status = 'canceled' OR i.id = ANY (items_lost) OR EXISTS (
        SELECT FROM transferred_item t JOIN booking_item moved ON moved.id = t.booking_item_id
        WHERE t.invoice_id = v.id AND t.from_item_id = i.id AND (moved.status = 'canceled' OR moved.id = ANY (items_lost))))
    ) named
    WHERE n.credits_id = v.id AND n.type = 'credit_note' AND n.status NOT IN ('draft', 'voided')
  ) credit
  CROSS JOIN LATERAL (
    SELECT least(lost.gross, greatest(credit.of_lost, credit.gross - (v.gross - lost.gross))) AS of_lost
  ) covered
  CROSS JOIN LATERAL (
    SELECT greatest(0, v.gross - lost.gross - (credit.gross - covered.of_lost)) AS due, v.paid - credit.paid_back AS held
  ) money
  WHERE v.id = ANY (asked)
$$;

CREATE OR REPLACE FUNCTION refresh_money_to_return(touched ulid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM invoice WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE invoice SET to_be_refunded = money.to_be_refunded FROM money_of_invoices(touched) money
  WHERE invoice.id = money.invoice_id AND invoice.to_be_refunded <> money.to_be_refunded;
END $$;

-- A credit note may name an item that its invoice does not bill. The money is that of the invoice.
CREATE OR REPLACE FUNCTION canceled_item_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_money_to_return(ARRAY(
    SELECT DISTINCT coalesce(v.credits_id, v.id) FROM invoice v WHERE v.id IN (
      SELECT id FROM invoice WHERE booking_item_id = NEW.id
      UNION SELECT invoice_id FROM invoice_line WHERE booking_item_id = NEW.id
      UNION SELECT invoice_id FROM transferred_item WHERE booking_item_id = NEW.id)));
  RETURN NULL;
END $$;

SELECT refresh_money_to_return(ARRAY(
  SELECT id FROM invoice WHERE to_be_refunded > 0
  UNION SELECT credits_id FROM invoice WHERE credits_id IS NOT NULL AND status NOT IN ('draft', 'voided')));
