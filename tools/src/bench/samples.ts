/** Records for queries and filters, by the name of the argument that takes them. */
export type Samples = Readonly<Record<string, string>>;

/** A recent booking and the records that belong to it. Other kinds take any record. */
const SAMPLES = `
  WITH chosen AS (SELECT * FROM booking WHERE number = (SELECT max(number) - 3 FROM booking)),
    class AS (SELECT c.* FROM training_class c WHERE c.status = 'delivered' ORDER BY c.number DESC LIMIT 1)
  SELECT 'booking' AS name, 'bookings/' || id AS iri FROM chosen
  UNION ALL SELECT unnest(ARRAY['customer', 'customers']), 'customers/' || customer_id FROM chosen
  UNION ALL SELECT unnest(ARRAY['accountManager', 'assignedTo', 'createdBy', 'user']), 'users/' || account_manager_id FROM chosen
  UNION ALL SELECT unnest(ARRAY['brand', 'trainingClass_brand']), 'brands/' || brand_id FROM chosen
  UNION ALL SELECT unnest(ARRAY['trainer', 'trainingClass_trainer']), 'trainers/' || max(trainer_id::text) FROM class
  UNION ALL SELECT 'trainingClass', 'training_classes/' || id FROM class
  UNION ALL SELECT 'trainingSession', 'training_sessions/' || max(s.id::text) FROM training_session s JOIN class c ON s.class_id = c.id
  UNION ALL SELECT unnest(ARRAY['contact', 'attendee_customerContact']), 'customer_contacts/' || max(person_id::text) FROM attendee
  UNION ALL SELECT 'subject', 'subjects/' || min(id::text) FROM subject
  UNION ALL SELECT 'course', 'courses/' || min(id::text) FROM course
  UNION ALL SELECT 'supplier', 'suppliers/' || min(id::text) FROM supplier
  UNION ALL SELECT 'changeRequest', 'change_requests/' || max(id::text) FROM change_request
  UNION ALL SELECT 'invoice', 'invoices/' || max(id::text) FROM invoice
  UNION ALL SELECT 'purchaseOrder', 'purchase_orders/' || max(id::text) FROM purchase_order
  UNION ALL SELECT 'ticket', 'tickets/' || max(id::text) FROM ticket
  UNION ALL SELECT 'emailLog', 'email_logs/' || max(id::text) FROM email_log
  UNION ALL SELECT 'saleSignal', 'sale_signals/' || max(id::text) FROM sale_signal`;

/** Reads one record of each kind in the demo data, through any client. */
export async function readSamples(ask: (query: string) => Promise<{ name: string; iri: string }[]>): Promise<Samples> {
  return Object.fromEntries((await ask(SAMPLES)).map(({ name, iri }) => [name, iri]));
}

/** The current month, which is the default period of lists. */
export function thisMonth(): { after: string; before: string } {
  const now = new Date();
  const first = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return { after: first(0).toISOString(), before: new Date(first(1).getTime() - 1).toISOString() };
}
