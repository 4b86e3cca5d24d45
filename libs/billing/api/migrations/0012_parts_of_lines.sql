-- Seats that were transferred before their tax was kept together with that of the seats that stayed: each gets what the rounded
-- tax of the line lost when it left. Bookings get their new sums by trigger.
UPDATE booking_item i SET tax_difference = part.of_line - i.tax
FROM (
  SELECT DISTINCT ON (moved.id) moved.id,
    round((l.net - earlier.net) * rate.percent / 100) - round((l.net - earlier.net - moved.net) * rate.percent / 100) AS of_line
  FROM transferred_item t
  JOIN invoice v ON v.id = t.invoice_id AND v.type = 'invoice' AND v.status <> 'voided'
  JOIN booking_item moved ON moved.id = t.booking_item_id AND moved.taxable
  JOIN invoice_line l ON l.invoice_id = v.id AND coalesce(l.booking_item_id, v.booking_item_id) = t.from_item_id
  CROSS JOIN LATERAL (SELECT coalesce(moved.tax_rate_percent, 20) AS percent) rate
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.net), 0) AS net FROM transferred_item o JOIN booking_item e ON e.id = o.booking_item_id
    WHERE o.invoice_id = t.invoice_id AND o.from_item_id = t.from_item_id AND o.id < t.id
  ) earlier
  ORDER BY moved.id, v.id, l.position
) part
WHERE part.id = i.id AND part.of_line <> i.tax;

-- As in 0009, but what a transferred seat has of the line is the sum of its item. The seats that stayed have the rest.
CREATE OR REPLACE FUNCTION money_of_invoices(asked ulid[], items_lost ulid[] DEFAULT '{}', bookings_lost ulid[] DEFAULT '{}')
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
    SELECT coalesce(sum(i.gross * (at.lost::integer - at.origin_lost::integer)), 0)::integer AS gross
    FROM transferred_item t JOIN booking_item i ON i.id = t.booking_item_id JOIN booking_item origin ON origin.id = t.from_item_id
    CROSS JOIN LATERAL (
      SELECT i.status = 'canceled' OR i.id = ANY (items_lost) AS lost,
        origin.status = 'canceled' OR origin.id = ANY (items_lost) AS origin_lost
    ) at
    WHERE t.invoice_id = v.id AND NOT whole.lost
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

SELECT refresh_money_to_return(ARRAY(SELECT DISTINCT invoice_id FROM transferred_item));
