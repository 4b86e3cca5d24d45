-- Money in: who sells, document numbers, receipts, credits, and the book of every move of money. Money is pence.

ALTER TABLE invoice
  ADD COLUMN seller_id text COLLATE "C" REFERENCES seller,
  ADD COLUMN document_number integer CHECK (document_number > 0),
  ADD COLUMN issued_at timestamptz(3),
  ADD COLUMN voided_at timestamptz(3),
  ADD COLUMN supplied_on timestamptz(3) CHECK ((supplied_on AT TIME ZONE 'UTC')::time = '00:00'),
  ADD COLUMN particulars jsonb CHECK (jsonb_typeof(particulars) = 'object'),
  ADD COLUMN credit_reason text,
  ADD COLUMN follows_booking boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN invoice.document_number IS 'Without gaps in the series of its seller. A draft has none, and a pro forma never gets one.';
COMMENT ON COLUMN invoice.supplied_on IS 'The time of supply: a day, midnight UTC. Set when the invoice is issued.';
COMMENT ON COLUMN invoice.particulars IS 'Those of seller, brand and customer on the day of issue.';
COMMENT ON COLUMN invoice.follows_booking IS 'Whether a draft takes over what changes in its booking. An edit of the invoice ends it.';
CREATE UNIQUE INDEX invoice_document_number ON invoice (seller_id, document_number);

-- The next number of each seller. It is a row of its own, so that payments do not wait for it. Issuing locks it last.
CREATE TABLE document_series (
  seller_id ulid PRIMARY KEY REFERENCES seller,
  next_number integer NOT NULL CHECK (next_number > 0)
);

-- What is issued today is numbered by date and id. A backfill writes the numbers into the invoices.
CREATE TABLE numbered_invoice (
  invoice_id ulid PRIMARY KEY,
  seller_id ulid NOT NULL REFERENCES seller,
  document_number integer NOT NULL
);
INSERT INTO numbered_invoice (invoice_id, seller_id, document_number)
  SELECT v.id, s.id, row_number() OVER (ORDER BY v.document_date, v.id) FROM invoice v, seller s
  WHERE s.is_default AND v.status IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid') AND v.type <> 'pro_forma';
CREATE INDEX numbered_invoice_of_seller ON numbered_invoice (seller_id);
INSERT INTO document_series (seller_id, next_number)
  SELECT s.id, 1 + (SELECT count(*) FROM numbered_invoice) FROM seller s WHERE s.is_default;

-- The seller of an invoice is that of its booking's brand, or the default one.
CREATE FUNCTION seller_of_booking(booking_id ulid) RETURNS ulid LANGUAGE sql STABLE
RETURN coalesce((SELECT r.seller_id FROM booking b JOIN brand r ON r.id = b.brand_id WHERE b.id = seller_of_booking.booking_id),
  (SELECT id FROM seller WHERE is_default));

CREATE FUNCTION issue_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seller_id := coalesce(NEW.seller_id, seller_of_booking(NEW.booking_id));
  NEW.issued_at := coalesce(NEW.issued_at, now());
  IF NEW.document_number IS NULL AND NEW.type <> 'pro_forma' THEN
    INSERT INTO document_series AS series (seller_id, next_number) VALUES (NEW.seller_id, 2)
      ON CONFLICT (seller_id) DO UPDATE SET next_number = series.next_number + 1
      RETURNING next_number - 1 INTO NEW.document_number;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoice_insert_issues BEFORE INSERT ON invoice FOR EACH ROW
  WHEN (NEW.status IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid')) EXECUTE FUNCTION issue_invoice();
CREATE TRIGGER invoice_update_issues BEFORE UPDATE OF status ON invoice FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.status IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid'))
  EXECUTE FUNCTION issue_invoice();

CREATE FUNCTION void_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.voided_at := coalesce(NEW.voided_at, now());
  RETURN NEW;
END $$;
CREATE TRIGGER invoice_insert_voids BEFORE INSERT ON invoice FOR EACH ROW WHEN (NEW.status = 'voided') EXECUTE FUNCTION void_invoice();
CREATE TRIGGER invoice_update_voids BEFORE UPDATE OF status ON invoice FOR EACH ROW
  WHEN (OLD.status <> 'voided' AND NEW.status = 'voided') EXECUTE FUNCTION void_invoice();

-- A number, its seller and its day stay, whatever happens later.
CREATE FUNCTION refuse_other_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The number, the seller and the date of an issued invoice stay.'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'invoice_number_stays';
END $$;
CREATE TRIGGER invoice_number_stays BEFORE UPDATE OF document_number, seller_id, document_date ON invoice FOR EACH ROW
  WHEN (OLD.document_number IS NOT NULL AND (OLD.document_number, OLD.seller_id, OLD.document_date)
    IS DISTINCT FROM (NEW.document_number, NEW.seller_id, NEW.document_date)) EXECUTE FUNCTION refuse_other_number();

-- One sum that came in from a customer. Its payments say for which invoices it is. The rest is on the customer's account.
CREATE SEQUENCE receipt_number START 70001;
CREATE TABLE receipt (
  id ulid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('receipt_number'),
  ref text COLLATE "C" NOT NULL GENERATED ALWAYS AS ('RCP-' || number) STORED,
  seller_id ulid NOT NULL REFERENCES seller,
  customer_id ulid NOT NULL REFERENCES customer,
  received_at timestamptz(3) NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  payment_method text NOT NULL CHECK (payment_method IN ('bank_transfer', 'credit_card')),
  notes text,
  allocated integer NOT NULL DEFAULT 0 CHECK (allocated >= 0 AND allocated <= amount),
  reversed_at timestamptz(3),
  reversal_reason text,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT receipt_reversed_for_a_reason CHECK ((reversed_at IS NULL) = (reversal_reason IS NULL)),
  CONSTRAINT receipt_reversed_with_its_payments CHECK (reversed_at IS NULL OR allocated = 0)
);
COMMENT ON COLUMN receipt.allocated IS 'The sum of its payments that are not reversed, kept by triggers.';
CREATE INDEX receipt_by_received_at ON receipt (received_at, id);
CREATE INDEX receipt_of_customer ON receipt (customer_id, received_at, id);
CREATE INDEX receipt_of_seller ON receipt (seller_id);
CREATE INDEX receipt_on_account ON receipt (customer_id, received_at, id) INCLUDE (amount, allocated)
  WHERE reversed_at IS NULL AND allocated < amount;

-- What settles an invoice: a part of a receipt, a credit note, or a write-off. On a credit note: what was paid back, or settled
-- outside. It is reversed, never changed or deleted.
ALTER TABLE payment
  ADD COLUMN kind text COLLATE "C" NOT NULL DEFAULT 'payment' CHECK (kind IN ('payment', 'credit', 'write_off', 'refund', 'outside')),
  ADD COLUMN receipt_id text COLLATE "C" REFERENCES receipt,
  ADD COLUMN credit_note_id text COLLATE "C" REFERENCES invoice,
  ADD COLUMN reason text,
  ADD COLUMN reversed_at timestamptz(3),
  ADD COLUMN reversal_reason text,
  ALTER COLUMN payment_method DROP NOT NULL;
-- Each older payment has a receipt with its id. A backfill writes it into the payment, and the kind of what was paid back.
INSERT INTO receipt (id, seller_id, customer_id, received_at, amount, payment_method, notes, allocated, created_by, created_at, updated_by, updated_at)
  SELECT p.id, s.id, v.customer_id, p.received_at, p.amount, p.payment_method, p.notes, p.amount, p.created_by, p.created_at, p.updated_by, p.updated_at
  FROM payment p JOIN invoice v ON v.id = p.invoice_id, seller s WHERE s.is_default AND v.type <> 'credit_note' ORDER BY p.id;
ALTER TABLE payment
  ADD CONSTRAINT payment_method_of_money CHECK ((payment_method IS NOT NULL) = (kind IN ('payment', 'refund'))),
  ADD CONSTRAINT payment_receipt_of_payment CHECK (receipt_id IS NULL OR kind = 'payment'),
  ADD CONSTRAINT payment_credit_note_of_credit CHECK ((credit_note_id IS NOT NULL) = (kind = 'credit')),
  ADD CONSTRAINT payment_written_off_for_a_reason CHECK (kind <> 'write_off' OR reason IS NOT NULL),
  ADD CONSTRAINT payment_reversed_for_a_reason CHECK ((reversed_at IS NULL) = (reversal_reason IS NULL));
CREATE INDEX payment_of_receipt ON payment (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX payment_of_credit_note ON payment (credit_note_id) WHERE credit_note_id IS NOT NULL;

-- The paid amount of a credit note also has what it paid of invoices. Reversed payments do not count.
CREATE OR REPLACE FUNCTION refresh_invoice_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice SET paid = totals.paid, status = CASE
    WHEN invoice.status NOT IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid') THEN invoice.status
    WHEN totals.paid = 0 THEN 'confirmed'
    WHEN totals.paid < invoice.gross THEN 'paid_partial'
    WHEN totals.paid = invoice.gross THEN 'paid'
    ELSE 'paid_overpaid' END
  FROM (
    SELECT changed.id AS invoice_id, coalesce(sum(p.amount), 0) AS paid
    FROM (SELECT invoice_id AS id FROM touched UNION SELECT credit_note_id FROM touched WHERE credit_note_id IS NOT NULL) changed
    LEFT JOIN LATERAL (
      SELECT amount FROM payment WHERE invoice_id = changed.id AND reversed_at IS NULL
      UNION ALL SELECT amount FROM payment WHERE credit_note_id = changed.id AND reversed_at IS NULL
    ) p ON true
    GROUP BY changed.id
  ) totals
  WHERE invoice.id = totals.invoice_id AND invoice.paid IS DISTINCT FROM totals.paid;
  UPDATE receipt SET allocated = totals.allocated
  FROM (
    SELECT changed.receipt_id, coalesce(sum(p.amount) FILTER (WHERE p.reversed_at IS NULL), 0) AS allocated
    FROM (SELECT DISTINCT receipt_id FROM touched WHERE receipt_id IS NOT NULL) changed LEFT JOIN payment p USING (receipt_id)
    GROUP BY changed.receipt_id
  ) totals
  WHERE receipt.id = totals.receipt_id AND receipt.allocated <> totals.allocated;
  RETURN NULL;
END $$;

-- As in 0010. A credit also changes the credit note, and the invoice that this credits.
CREATE OR REPLACE FUNCTION payment_locks_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE own ulid[] := ARRAY[coalesce(NEW.invoice_id, OLD.invoice_id), coalesce(NEW.credit_note_id, OLD.credit_note_id)];
BEGIN
  PERFORM FROM invoice WHERE id = ANY (own) OR id IN (SELECT credits_id FROM invoice n WHERE n.id = ANY (own))
    ORDER BY id FOR NO KEY UPDATE;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE FUNCTION check_kind_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_credit_note boolean := (SELECT type = 'credit_note' FROM invoice WHERE id = NEW.invoice_id);
BEGIN
  IF of_credit_note <> (NEW.kind IN ('refund', 'outside')) THEN
    RAISE EXCEPTION 'A credit note is paid back or settled outside. Any other invoice is paid, credited or written off.'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_kind_of_its_invoice';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_has_its_kind BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION check_kind_of_payment();

-- A payment stays as it is. It can be reversed once.
CREATE OR REPLACE FUNCTION refuse_moved_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A payment stays with its invoice, its amount and its day.'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_stays_with_its_invoice';
END $$;
DROP TRIGGER payment_stays ON payment;
CREATE TRIGGER payment_stays BEFORE UPDATE ON payment FOR EACH ROW
  WHEN ((OLD.invoice_id, OLD.amount, OLD.received_at, OLD.credit_note_id)
    IS DISTINCT FROM (NEW.invoice_id, NEW.amount, NEW.received_at, NEW.credit_note_id)
    OR (OLD.receipt_id IS NOT NULL AND OLD.receipt_id IS DISTINCT FROM NEW.receipt_id)
    OR (OLD.reversed_at IS NOT NULL AND OLD.reversed_at IS DISTINCT FROM NEW.reversed_at)) EXECUTE FUNCTION refuse_moved_payment();

-- As in 0014. What is written off is not due.
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
    SELECT coalesce(sum(p.amount), 0)::bigint AS gross FROM payment p
    WHERE p.invoice_id = v.id AND p.kind = 'write_off' AND p.reversed_at IS NULL
  ) written_off
  CROSS JOIN LATERAL (
    SELECT greatest(0, v.gross - lost.gross - (credit.gross - covered.of_lost) - written_off.gross) AS due,
      v.paid - credit.paid_back - written_off.gross AS held
  ) money
  WHERE v.id = ANY (asked)
$$;

-- The book: every move of money, for the day on which it counts. The sum of an invoice's entries is its `owed`; the sum of a
-- receipt's is what is left of it on account, below zero; the sum of a customer's is what the customer owes.
CREATE TABLE ledger_entry (
  id bigserial PRIMARY KEY,
  seller_id ulid NOT NULL REFERENCES seller,
  customer_id ulid NOT NULL REFERENCES customer,
  invoice_id ulid REFERENCES invoice,
  receipt_id ulid REFERENCES receipt,
  payment_id ulid REFERENCES payment,
  day timestamptz(3) NOT NULL CHECK ((day AT TIME ZONE 'UTC')::time = '00:00'),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('issued', 'voided', 'receipt', 'payment', 'credit', 'write_off', 'refund', 'outside', 'reversed')),
  amount integer NOT NULL CHECK (amount <> 0),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ledger_entry_of_one CHECK ((invoice_id IS NULL) <> (receipt_id IS NULL))
);
COMMENT ON TABLE ledger_entry IS 'Triggers write it. Nobody changes or deletes it.';
CREATE INDEX ledger_entry_of_customer ON ledger_entry (customer_id, day, id);
CREATE INDEX ledger_entry_of_invoice ON ledger_entry (invoice_id, day) INCLUDE (amount) WHERE invoice_id IS NOT NULL;
CREATE INDEX ledger_entry_of_receipt ON ledger_entry (receipt_id, day) INCLUDE (amount) WHERE receipt_id IS NOT NULL;
CREATE INDEX ledger_entry_of_payment ON ledger_entry (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX ledger_entry_by_day ON ledger_entry (day, id);
CREATE INDEX ledger_entry_of_seller ON ledger_entry (seller_id, day);

CREATE FUNCTION day_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('day', moment AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';

-- What an invoice adds to what its customer owes before anything is paid.
CREATE FUNCTION issued_amount(type text, status text, gross integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN status IN ('draft', 'converted', 'voided') OR type = 'pro_forma' THEN 0
  WHEN type = 'credit_note' THEN -gross ELSE gross END;

INSERT INTO ledger_entry (seller_id, customer_id, invoice_id, day, kind, amount, created_at)
  SELECT s.id, v.customer_id, v.id, v.document_date, 'issued', issued_amount(v.type, v.status, v.gross), v.created_at
  FROM invoice v, seller s WHERE s.is_default AND issued_amount(v.type, v.status, v.gross) <> 0 ORDER BY v.document_date, v.id;
INSERT INTO ledger_entry (seller_id, customer_id, receipt_id, day, kind, amount, created_at)
  SELECT seller_id, customer_id, id, day_of(received_at), 'receipt', -amount, created_at FROM receipt ORDER BY received_at, id;
CREATE TRIGGER ledger_entry_is_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Nothing is dated before the lock date of its seller. The seller is kept until the end, so that the lock date waits.
CREATE FUNCTION refuse_locked_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM seller WHERE id IN (SELECT seller_id FROM written) ORDER BY id FOR SHARE;
  IF EXISTS (SELECT FROM written JOIN seller ON seller.id = written.seller_id AND written.day < seller.locked_before) THEN
    RAISE EXCEPTION 'Nothing dated before the lock date can be issued, credited, voided or paid.'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_is_locked';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_after_the_lock AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();

CREATE FUNCTION book_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entry (seller_id, customer_id, invoice_id, day, kind, amount, created_at)
    SELECT v.seller_id, v.customer_id, v.id, v.document_date, 'issued', issued_amount(v.type, v.status, v.gross), v.updated_at FROM invoice v JOIN written USING (id)
    WHERE issued_amount(v.type, v.status, v.gross) <> 0 ORDER BY v.id;
  RETURN NULL;
END $$;

-- A void takes the invoice out of the book on its own day, as if it had never been issued.
CREATE FUNCTION book_changed_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entry (seller_id, customer_id, invoice_id, day, kind, amount, created_at)
    SELECT coalesce(n.seller_id, seller_of_booking(n.booking_id)), n.customer_id, n.id, n.document_date,
      CASE WHEN n.status = 'voided' THEN 'voided' ELSE 'issued' END, change.amount, n.updated_at
    FROM written n JOIN before o USING (id)
    CROSS JOIN LATERAL (SELECT issued_amount(n.type, n.status, n.gross) - issued_amount(o.type, o.status, o.gross) AS amount) change
    WHERE change.amount <> 0 ORDER BY n.id;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_insert_book AFTER INSERT ON invoice REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_new_invoices();
CREATE TRIGGER invoice_update_book AFTER UPDATE ON invoice REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_changed_invoices();

CREATE FUNCTION book_new_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entry (seller_id, customer_id, receipt_id, day, kind, amount, created_at)
    SELECT seller_id, customer_id, id, day_of(received_at), 'receipt', -amount, created_at FROM written ORDER BY id;
  RETURN NULL;
END $$;
CREATE TRIGGER receipt_insert_book AFTER INSERT ON receipt REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_new_receipts();

CREATE FUNCTION book_reversed_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entry (seller_id, customer_id, receipt_id, day, kind, amount, created_at)
    SELECT n.seller_id, n.customer_id, n.id, day_of(n.reversed_at), 'reversed', n.amount, n.updated_at
    FROM written n JOIN before o USING (id) WHERE o.reversed_at IS NULL AND n.reversed_at IS NOT NULL ORDER BY n.id;
  RETURN NULL;
END $$;
CREATE TRIGGER receipt_update_book AFTER UPDATE ON receipt REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_reversed_receipts();

-- A payment is on its invoice, and on the receipt or the credit note from which it comes.
CREATE FUNCTION book_payments(payments ulid[], reversed boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_entry (seller_id, customer_id, invoice_id, receipt_id, payment_id, day, kind, amount, created_at)
    SELECT coalesce(v.seller_id, seller_of_booking(v.booking_id)), v.customer_id, part.invoice_id, part.receipt_id, p.id,
      day_of(CASE WHEN reversed THEN p.reversed_at ELSE p.received_at END),
      CASE WHEN reversed THEN 'reversed' WHEN v.type = 'credit_note' AND p.kind = 'payment' THEN 'refund' ELSE p.kind END,
      CASE WHEN reversed THEN -part.amount ELSE part.amount END, p.updated_at
    FROM payment p JOIN invoice v ON v.id = p.invoice_id
    CROSS JOIN LATERAL (
      SELECT p.invoice_id AS invoice_id, NULL::text AS receipt_id, CASE WHEN v.type = 'credit_note' THEN p.amount ELSE -p.amount END AS amount
      UNION ALL SELECT p.credit_note_id, NULL, p.amount WHERE p.credit_note_id IS NOT NULL
      UNION ALL SELECT NULL, p.receipt_id, p.amount WHERE p.receipt_id IS NOT NULL
    ) part
    WHERE p.id = ANY (payments) ORDER BY p.received_at, p.id, part.receipt_id NULLS FIRST, part.invoice_id
$$;
SELECT book_payments(ARRAY(SELECT id FROM payment), false);
INSERT INTO ledger_entry (seller_id, customer_id, receipt_id, payment_id, day, kind, amount, created_at)
  SELECT r.seller_id, r.customer_id, r.id, r.id, day_of(r.received_at), 'payment', r.amount, r.created_at FROM receipt r ORDER BY r.received_at, r.id;

CREATE FUNCTION book_new_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM book_payments(ARRAY(SELECT id FROM written), false);
  RETURN NULL;
END $$;
-- Triggers run in the order of their names: an invoice that takes no payment refuses it first.
CREATE TRIGGER payment_insert_then_book AFTER INSERT ON payment REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_new_payments();
CREATE FUNCTION book_reversed_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE reversed ulid[] := ARRAY(
  SELECT id FROM written JOIN before USING (id) WHERE before.reversed_at IS NULL AND written.reversed_at IS NOT NULL);
BEGIN
  IF reversed <> '{}' THEN PERFORM book_payments(reversed, true); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_update_then_book AFTER UPDATE ON payment REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION book_reversed_payments();

ALTER TABLE invoice_activity DROP CONSTRAINT invoice_activity_action_check;
ALTER TABLE invoice_activity ADD CONSTRAINT invoice_activity_action_check CHECK (action IN ('created', 'updated', 'status_changed',
  'payment_received', 'payment_reversed', 'credited', 'written_off', 'refunded', 'emailed', 'viewed', 'downloaded'));
