-- As in 0012, but sums of several lines, items or credit notes have 64 bits. What is due and held of one invoice fits into 32, as
-- the invoice does.
CREATE OR REPLACE FUNCTION money_of_invoices(asked ulid[], items_lost ulid[] DEFAULT '{}', bookings_lost ulid[] DEFAULT '{}')
RETURNS TABLE (invoice_id ulid, due integer, held integer, to_be_refunded integer) LANGUAGE sql STABLE AS $$
  SELECT v.id, money.due::integer, money.held::integer,
    CASE WHEN v.paid = 0 OR v.type NOT IN ('invoice', 'other') THEN 0
      ELSE greatest(0, least(money.held - money.due, lost.gross - covered.of_lost)) END::integer
  FROM invoice v
  LEFT JOIN booking b ON b.id = v.booking_id
  CROSS JOIN LATERAL (SELECT coalesce(b.status = 'canceled' OR b.id = ANY (bookings_lost), false) AS lost) whole
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.net + l.tax), 0)::bigint AS gross
    FROM invoice_line l LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, v.booking_item_id)
    WHERE l.invoice_id = v.id AND (whole.lost OR i.status = 'canceled' OR i.id = ANY (items_lost))
  ) lines
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(i.gross * (at.lost::integer - at.origin_lost::integer)), 0)::bigint AS gross
    FROM transferred_item t JOIN booking_item i ON i.id = t.booking_item_id JOIN booking_item origin ON origin.id = t.from_item_id
    CROSS JOIN LATERAL (
      SELECT i.status = 'canceled' OR i.id = ANY (items_lost) AS lost,
        origin.status = 'canceled' OR origin.id = ANY (items_lost) AS origin_lost
    ) at
    WHERE t.invoice_id = v.id AND NOT whole.lost
  ) transferred
  CROSS JOIN LATERAL (SELECT greatest(0, lines.gross + transferred.gross) AS gross) lost
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(n.gross), 0)::bigint AS gross, coalesce(sum(least(n.paid, n.gross)), 0)::bigint AS paid_back,
      coalesce(sum(named.of_lost), 0)::bigint AS of_lost
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
