import { followCustomerName } from '@console/core-api';
import { sql } from 'drizzle-orm';

followCustomerName({
  job: 'copyCustomerNameToInvoices',
  old: (customer) => sql`SELECT FROM invoice JOIN customer ON customer.id = invoice.customer_id
    WHERE customer.id = ${customer} AND customer_name <> name`,
  copy: (customer, most, waits) => sql`SELECT copy_customer_name_to_invoices(${customer}, ${most}, ${waits}) AS copied`,
});
