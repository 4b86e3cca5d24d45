-- An invoice also bills the seats that were transferred from its item (transferred_item). Its line is the price of all of them.
-- So when the item is canceled, the transferred seats that go on still cost their price; when a transferred seat is
-- canceled alone, its price is part of what is lost.
CREATE OR REPLACE FUNCTION refresh_money_to_return(touched ulid[]) RETURNS void LANGUAGE plpgsql AS $$
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
    ) lines
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN own.status = 'canceled' THEN -i.gross ELSE i.gross END), 0)::integer AS gross
      FROM transferred_item t
      JOIN booking_item i ON i.id = t.booking_item_id
      JOIN booking_item own ON own.id = v.booking_item_id
      WHERE t.invoice_id = v.id AND b.status <> 'canceled' AND (own.status = 'canceled') <> (i.status = 'canceled')
    ) transferred
    CROSS JOIN LATERAL (SELECT lines.gross + transferred.gross AS gross) lost
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

CREATE OR REPLACE FUNCTION canceled_item_returns_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_money_to_return(ARRAY(
    SELECT id FROM invoice WHERE booking_item_id = NEW.id
    UNION SELECT invoice_id FROM invoice_line WHERE booking_item_id = NEW.id
    UNION SELECT invoice_id FROM transferred_item WHERE booking_item_id = NEW.id));
  RETURN NULL;
END $$;

SELECT refresh_money_to_return(ARRAY(SELECT DISTINCT invoice_id::ulid FROM transferred_item));
