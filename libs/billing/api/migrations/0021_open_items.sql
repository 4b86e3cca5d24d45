-- What was open on which days: of each invoice what was owed, of each receipt what was left on account. It follows from the
-- book, so what was owed on any day is read from one index instead of from all entries. Money is pence.

CREATE TABLE open_item (
  id bigserial PRIMARY KEY,
  invoice_id ulid REFERENCES invoice,
  receipt_id ulid REFERENCES receipt,
  customer_id ulid NOT NULL REFERENCES customer,
  days daterange NOT NULL CHECK (NOT isempty(days) AND NOT lower_inf(days)),
  amount bigint NOT NULL CHECK (amount <> 0),
  document_day date NOT NULL,
  due_day date NOT NULL,
  CONSTRAINT open_item_of_one CHECK ((invoice_id IS NULL) <> (receipt_id IS NULL))
);
COMMENT ON TABLE open_item IS 'Triggers write it from the book. The last days of what is still open have no end.';
COMMENT ON COLUMN open_item.amount IS 'Below zero for credit on account.';
CREATE INDEX open_item_of_invoice ON open_item (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX open_item_of_receipt ON open_item (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX open_item_of_customer ON open_item (customer_id);

-- The balance after each day of the book, until the next day on which it changes.
CREATE FUNCTION open_items_in_book(invoices ulid[], receipts ulid[])
RETURNS TABLE (invoice_id ulid, receipt_id ulid, customer_id ulid, days daterange, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT invoice_id, receipt_id, customer_id, daterange(day, next_day), balance
  FROM (
    SELECT invoice_id, receipt_id, customer_id, day, lead(day) OVER account AS next_day, (sum(amount) OVER account)::bigint AS balance
    FROM (
      SELECT invoice_id, receipt_id, customer_id, (day AT TIME ZONE 'UTC')::date AS day, sum(amount) AS amount
      FROM ledger_entry e WHERE e.invoice_id = ANY (invoices) OR e.receipt_id = ANY (receipts)
      GROUP BY 1, 2, 3, 4
    ) moves
    WINDOW account AS (PARTITION BY invoice_id, receipt_id, customer_id ORDER BY day)
  ) balances WHERE balance <> 0
$$;

CREATE FUNCTION open_items_follow_book() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoices ulid[] := ARRAY(SELECT DISTINCT invoice_id FROM written WHERE invoice_id IS NOT NULL);
  receipts ulid[] := ARRAY(SELECT DISTINCT receipt_id FROM written WHERE receipt_id IS NOT NULL);
BEGIN
  DELETE FROM open_item WHERE invoice_id = ANY (invoices);
  DELETE FROM open_item WHERE receipt_id = ANY (receipts);
  INSERT INTO open_item (invoice_id, receipt_id, customer_id, days, amount, document_day, due_day)
    SELECT o.invoice_id, o.receipt_id, o.customer_id, o.days, o.amount,
      (coalesce(v.document_date, r.received_at) AT TIME ZONE 'UTC')::date, (coalesce(v.due_date, r.received_at) AT TIME ZONE 'UTC')::date
    FROM open_items_in_book(invoices, receipts) o LEFT JOIN invoice v ON v.id = o.invoice_id LEFT JOIN receipt r ON r.id = o.receipt_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_opens_items AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION open_items_follow_book();

-- The dates of an issued invoice stay. Should they be corrected, its ages follow.
CREATE FUNCTION open_items_follow_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE open_item SET document_day = (NEW.document_date AT TIME ZONE 'UTC')::date, due_day = (NEW.due_date AT TIME ZONE 'UTC')::date
  WHERE invoice_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_dates_open_items AFTER UPDATE OF document_date, due_date ON invoice FOR EACH ROW
  WHEN ((OLD.document_date, OLD.due_date) IS DISTINCT FROM (NEW.document_date, NEW.due_date)) EXECUTE FUNCTION open_items_follow_dates();

INSERT INTO open_item (invoice_id, receipt_id, customer_id, days, amount, document_day, due_day)
  SELECT o.invoice_id, o.receipt_id, o.customer_id, o.days, o.amount,
    (coalesce(v.document_date, r.received_at) AT TIME ZONE 'UTC')::date, (coalesce(v.due_date, r.received_at) AT TIME ZONE 'UTC')::date
  FROM open_items_in_book(ARRAY(SELECT id FROM invoice), ARRAY(SELECT id FROM receipt)) o
  LEFT JOIN invoice v ON v.id = o.invoice_id LEFT JOIN receipt r ON r.id = o.receipt_id;
CREATE INDEX open_item_on_day ON open_item USING gist (days) INCLUDE (customer_id, invoice_id, amount, document_day, due_day);
