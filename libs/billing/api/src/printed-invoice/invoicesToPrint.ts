import type { Queries } from '@console/api-kit/database';
import type { InvoiceParticulars, InvoiceStatus, InvoiceType, PaymentKind } from '@console/billing-contracts';
import type { AddressFields } from '@console/format';
import { sql } from 'drizzle-orm';

type Particulars<Of extends 'seller' | 'customer'> = {
  readonly [Field in keyof InvoiceParticulars[Of]]: InvoiceParticulars[Of][Field] | null;
};

/** A line of an invoice, in pence. */
export interface LineToPrint {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxable: boolean;
  /** Null means 20. */
  readonly rate: number | null;
  readonly net: number;
  readonly tax: number;
}

/** Another invoice that is named on this one. */
export interface NamedInvoice {
  readonly reference: string;
  readonly number: number | null;
  /** ISO 8601. */
  readonly documentDate: string;
}

/** An invoice with all that is printed of it. Amounts are in pence, times are ISO 8601. */
export interface InvoiceToPrint {
  [column: string]: unknown;
  readonly id: string;
  readonly reference: string;
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly number: number | null;
  readonly documentDate: string;
  readonly dueDate: string;
  readonly suppliedOn: string | null;
  readonly poNumber: string | null;
  readonly vatNumber: string | null;
  readonly notes: string | null;
  readonly creditReason: string | null;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly owed: number;
  /** Those of the day of issue. Before, the present ones. */
  readonly seller: Particulars<'seller'>;
  readonly brand: InvoiceParticulars['brand'];
  readonly customer: InvoiceParticulars['customer'];
  readonly billingAddress: AddressFields | null;
  /** The invoice that a credit note credits. */
  readonly credits: NamedInvoice | null;
  /** The invoice that a pro forma became. */
  readonly convertedTo: NamedInvoice | null;
  readonly lines: readonly LineToPrint[];
  /** The sums that settle it. */
  readonly settled: { readonly [Kind in PaymentKind]?: number };
  /** What a credit note has paid of other invoices. */
  readonly setAgainst: number;
  readonly changedAt: string;
}

const iso = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** An address as JSON, or null without one. */
export const addressOf = (alias: string) =>
  sql.raw(`CASE WHEN ${alias}.id IS NOT NULL THEN jsonb_build_object('address1', ${alias}.address1, 'address2', ${alias}.address2,
    'address3', ${alias}.address3, 'address4', ${alias}.address4, 'city', ${alias}.city, 'region', ${alias}.region,
    'postcode', ${alias}.postcode, 'country', ${alias}.country) END`);

/** The present particulars of the seller `s` with the address `sa`, as JSON. */
export const presentSeller = sql`jsonb_build_object('legalName', s.legal_name, 'address', ${addressOf('sa')},
  'vatNumber', s.vat_number, 'companyNumber', s.company_number, 'bankName', s.bank_name,
  'bankSortCode', s.bank_sort_code, 'bankAccountNumber', s.bank_account_number)`;

const named = (column: string) => sql`(
  SELECT jsonb_build_object('reference', o.ref, 'number', o.document_number, 'documentDate', ${iso('o.document_date')})
  FROM invoice o WHERE o.id = ${sql.raw(column)})`;

/** Reads invoices to print, in the order of their ids. Those that do not exist are left out. */
export async function invoicesToPrint(queries: Queries, ulids: readonly string[]): Promise<InvoiceToPrint[]> {
  const { rows } = await queries.execute<InvoiceToPrint>(sql`
    SELECT v.id, v.ref AS reference, v.type, v.status, v.document_number AS number, ${iso('v.document_date')} AS "documentDate",
      ${iso('v.due_date')} AS "dueDate", ${iso('v.supplied_on')} AS "suppliedOn", v.po_number AS "poNumber",
      v.vat_number AS "vatNumber", v.notes, v.credit_reason AS "creditReason", v.net, v.tax, v.gross, v.owed,
      coalesce(v.particulars -> 'seller', ${presentSeller}) AS seller,
      coalesce(CASE WHEN v.particulars IS NOT NULL THEN v.particulars -> 'brand'
        WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', r.name, 'primaryColor', r.primary_color,
          'email', r.email, 'phoneNumber', r.phone_number, 'website', r.website) END, 'null') AS brand,
      coalesce(v.particulars -> 'customer', jsonb_build_object('name', v.customer_name)) AS customer,
      ${addressOf('ba')} AS "billingAddress", ${named('v.credits_id')} AS credits, ${named('v.converted_to_id')} AS "convertedTo",
      coalesce((SELECT jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unitPrice', l.unit_price,
        'taxable', l.taxable, 'rate', l.tax_rate_percent, 'net', l.net, 'tax', l.tax) ORDER BY l.position, l.id)
        FROM invoice_line l WHERE l.invoice_id = v.id), '[]') AS lines,
      coalesce((SELECT jsonb_object_agg(p.kind, p.amount) FROM (SELECT kind, sum(amount) AS amount FROM payment
        WHERE invoice_id = v.id AND reversed_at IS NULL GROUP BY kind) p), '{}') AS settled,
      coalesce((SELECT sum(amount)::int FROM payment WHERE credit_note_id = v.id AND reversed_at IS NULL), 0) AS "setAgainst",
      ${iso('v.updated_at')} AS "changedAt"
    FROM invoice v
    JOIN seller s ON s.id = coalesce(v.seller_id, seller_of_booking(v.booking_id))
    LEFT JOIN address sa ON sa.id = s.address_id
    LEFT JOIN booking b ON b.id = v.booking_id
    LEFT JOIN brand r ON r.id = b.brand_id
    LEFT JOIN address ba ON ba.id = v.billing_address_id
    WHERE v.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ulids)}::jsonb))`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ulids.flatMap((ulid) => found.get(ulid) ?? []);
}
