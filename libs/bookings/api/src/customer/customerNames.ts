import { followCustomerName } from '@console/core-api';
import { sql } from 'drizzle-orm';

followCustomerName({
  job: 'copyCustomerNameToBookings',
  old: (customer) => sql`SELECT FROM booking JOIN customer ON customer.id = booking.customer_id
    WHERE customer.id = ${customer} AND customer_name_sort <> name_sort`,
  copy: (customer, most, waits) => sql`SELECT copy_customer_name_to_bookings(${customer}, ${most}, ${waits}) AS copied`,
});
