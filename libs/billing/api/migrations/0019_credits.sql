-- Credit notes for parts of lines, and previews of what pays, credits or writes off. Money is pence.

ALTER TABLE invoice_line
  ADD COLUMN credits_line_id text COLLATE "C" REFERENCES invoice_line,
  ADD COLUMN tax_difference integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN invoice_line.credits_line_id IS 'Of a line of a credit note: the line that it credits. Older ones name none.';
COMMENT ON COLUMN invoice_line.tax_difference IS 'Pence beyond its own rounding, because it credits a part of a line: the parts come to the line.';
CREATE INDEX invoice_line_crediting ON invoice_line (credits_line_id) WHERE credits_line_id IS NOT NULL;

-- The tax is no generated column any more, because the expression of one cannot change without a rewrite of the table.
ALTER TABLE invoice_line ALTER COLUMN tax DROP EXPRESSION;
ALTER TABLE invoice_line ALTER COLUMN tax SET DEFAULT 0;
COMMENT ON COLUMN invoice_line.tax IS 'Half up, with the difference; no rate counts as 20 per cent. Set by a trigger.';
CREATE FUNCTION set_tax_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tax := CASE WHEN NEW.taxable THEN round(NEW.unit_price * NEW.quantity * coalesce(NEW.tax_rate_percent, 20) / 100)::integer ELSE 0 END
    + NEW.tax_difference;
  RETURN NEW;
END $$;
CREATE TRIGGER line_has_its_tax BEFORE INSERT OR UPDATE OF unit_price, quantity, taxable, tax_rate_percent, tax_difference ON invoice_line
  FOR EACH ROW EXECUTE FUNCTION set_tax_of_line();

-- As in 0017. It also takes what is planned, for previews: rows of `{ invoice, item, credited, paid, written_off, returned }`.
-- credited: what a credit note takes from the invoice for an item. returned: what of it pays the invoice or is paid back.
DROP FUNCTION money_of_invoices(ulid[], ulid[], ulid[]);
CREATE FUNCTION money_of_invoices(asked ulid[], items_lost ulid[] DEFAULT '{}', bookings_lost ulid[] DEFAULT '{}', planned jsonb DEFAULT '[]')
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
    SELECT coalesce(sum(p.paid), 0)::bigint AS paid, coalesce(sum(p.written_off), 0)::bigint AS written_off,
      coalesce(sum(p.returned), 0)::bigint AS returned
    FROM jsonb_to_recordset(planned) AS p(invoice text, paid bigint, written_off bigint, returned bigint) WHERE p.invoice = v.id
  ) plan
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(line.gross), 0)::bigint AS gross, coalesce(sum(line.gross) FILTER (
      WHERE whole.lost OR i.id IS NULL OR i.status = 'canceled' OR i.id = ANY (items_lost) OR EXISTS (
        SELECT FROM transferred_item t JOIN booking_item moved ON moved.id = t.booking_item_id
        WHERE t.invoice_id = v.id AND t.from_item_id = i.id AND (moved.status = 'canceled' OR moved.id = ANY (items_lost)))
    ), 0)::bigint AS of_lost
    FROM (
      SELECT l.net + l.tax AS gross, coalesce(l.booking_item_id, n.booking_item_id) AS item
      FROM invoice n JOIN invoice_line l ON l.invoice_id = n.id
      WHERE n.credits_id = v.id AND n.type = 'credit_note' AND n.status NOT IN ('draft', 'voided')
      UNION ALL SELECT p.credited, p.item FROM jsonb_to_recordset(planned) AS p(invoice text, item text, credited bigint)
      WHERE p.invoice = v.id AND p.credited > 0
    ) line
    LEFT JOIN booking_item i ON i.id = line.item
  ) credit
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(least(n.paid, n.gross)), 0)::bigint + plan.returned AS amount
    FROM invoice n WHERE n.credits_id = v.id AND n.type = 'credit_note' AND n.status NOT IN ('draft', 'voided')
  ) paid_back
  CROSS JOIN LATERAL (
    SELECT least(lost.gross, greatest(credit.of_lost, credit.gross - (v.gross - lost.gross))) AS of_lost
  ) covered
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(p.amount), 0)::bigint + plan.written_off AS gross FROM payment p
    WHERE p.invoice_id = v.id AND p.kind = 'write_off' AND p.reversed_at IS NULL
  ) written_off
  CROSS JOIN LATERAL (
    SELECT greatest(0, v.gross - lost.gross - (credit.gross - covered.of_lost) - written_off.gross) AS due,
      v.paid + plan.paid - paid_back.amount - written_off.gross AS held
  ) money
  WHERE v.id = ANY (asked)
$$;
