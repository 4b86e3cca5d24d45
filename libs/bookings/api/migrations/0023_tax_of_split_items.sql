-- Tax is rounded once, on the line of an invoice. When a seat is transferred from an item with an issued invoice, both items are
-- on that line, so their tax must come to the tax of the line. The transferred item holds the penny.
ALTER TABLE booking_item ADD COLUMN tax_difference integer NOT NULL DEFAULT 0 CHECK (tax_difference BETWEEN -1 AND 1);
ALTER TABLE booking_item DROP COLUMN tax, DROP COLUMN gross,
  ADD COLUMN tax integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN taxable THEN round(unit_price * quantity * coalesce(tax_rate_percent, 20) / 100)::integer + tax_difference ELSE 0 END) STORED,
  ADD COLUMN gross integer NOT NULL GENERATED ALWAYS AS (unit_price * quantity
    + CASE WHEN taxable THEN round(unit_price * quantity * coalesce(tax_rate_percent, 20) / 100)::integer + tax_difference ELSE 0 END) STORED;
COMMENT ON COLUMN booking_item.tax_difference IS 'Pence beyond its own rounding, because an invoice bills it together with another item.';
COMMENT ON COLUMN booking_item.tax IS 'Half up; no rate counts as 20 per cent.';
