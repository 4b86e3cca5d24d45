-- An invoice that also bills a transferred seat has one line for it and for the seats that stayed. What is to be refunded
-- must tell them apart, so the item that the seat comes from is kept too.
ALTER TABLE transferred_item ADD COLUMN from_item_id ulid REFERENCES booking_item;
COMMENT ON COLUMN transferred_item.from_item_id IS 'The item with the line that bills it.';
UPDATE transferred_item t SET from_item_id = coalesce(v.booking_item_id,
  (SELECT l.booking_item_id FROM invoice_line l WHERE l.invoice_id = v.id AND l.booking_item_id IS NOT NULL ORDER BY l.position LIMIT 1))
FROM invoice v WHERE v.id = t.invoice_id;
ALTER TABLE transferred_item ALTER COLUMN from_item_id SET NOT NULL;

-- As in 0003, but a line that bills several items is lost only for those of them that are canceled: of its sum a
-- transferred seat has the price of its item, and the seats that stayed have the rest. A credit note for a line of which
-- any part is canceled is for that part.
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
      SELECT coalesce(sum(CASE WHEN i.status = 'canceled' THEN i.gross ELSE 0 END), 0)::integer
        - coalesce(sum(CASE WHEN origin.status = 'canceled' THEN i.gross ELSE 0 END), 0)::integer AS gross
      FROM transferred_item t JOIN booking_item i ON i.id = t.booking_item_id JOIN booking_item origin ON origin.id = t.from_item_id
      WHERE t.invoice_id = v.id AND b.status IS DISTINCT FROM 'canceled'
    ) transferred
    CROSS JOIN LATERAL (SELECT greatest(0, lines.gross + transferred.gross) AS gross) lost
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.net + l.tax) FILTER (WHERE going.on), 0)::integer AS of_rest,
        coalesce(sum(l.net + l.tax) FILTER (WHERE NOT going.on), 0)::integer AS of_lost
      FROM invoice n JOIN invoice_line l ON l.invoice_id = n.id
      LEFT JOIN booking_item i ON i.id = coalesce(l.booking_item_id, n.booking_item_id)
      CROSS JOIN LATERAL (
        SELECT coalesce(b.status <> 'canceled', true) AND coalesce(i.status <> 'canceled', false) AND NOT EXISTS (
          SELECT FROM transferred_item t JOIN booking_item lost ON lost.id = t.booking_item_id AND lost.status = 'canceled'
          WHERE t.invoice_id = v.id AND t.from_item_id = i.id) AS on
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

SELECT refresh_money_to_return(ARRAY(SELECT DISTINCT invoice_id FROM transferred_item));
