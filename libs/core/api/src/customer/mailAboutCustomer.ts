import type { RoleCode } from '@console/core-contracts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { defineMailAddresses, defineMailTarget } from '../mail/mailTargets.ts';
import { recipientsAs } from '../mail/recipients.ts';
import { variable } from '../mail/variables.ts';
import { Customer, CustomerContact } from '../nodes.ts';
import { customer, person } from '../tables.ts';

/** A letter to a customer is mostly about money. */
const parts: readonly RoleCode[] = [
  'ROLE_CUSTOMER_BILLER',
  'ROLE_CUSTOMER_BOOKER',
  'ROLE_CUSTOMER',
  'ROLE_CUSTOMER_ATTENDEE',
];

defineMailTarget('customer', {
  of: Customer,
  name: customer.name,
  variables: {
    reference: variable.text('The reference of the customer', 'CU-3042'),
    name: variable.text('The name of the customer', 'Calder Valley Housing'),
    paymentTermDays: variable.number('The days until an invoice is due', 30),
  },
  values: async (queries, ulid) => {
    const { ref, name, paymentTermDays } = customer;
    const [found] = await queries
      .select({ reference: ref, name, paymentTermDays })
      .from(customer)
      .where(eq(customer.id, ulid));
    return found ?? null;
  },
  recipients: async (queries, ulid) => {
    const { fullName: name, email, roles } = person;
    const contacts = await queries
      .select({ name, email, roles })
      .from(person)
      .where(and(eq(person.customerId, ulid), isNotNull(email)))
      .orderBy(asc(person.fullNameSort));
    const without = contacts.filter((contact) => !contact.roles.some((role) => parts.includes(role)));
    return [
      ...parts.flatMap((role) =>
        recipientsAs(
          role,
          contacts.filter((contact) => contact.roles.includes(role)),
        ),
      ),
      ...recipientsAs('ROLE_CUSTOMER', without),
    ];
  },
});

defineMailAddresses(Customer, (ulid) => sql`select email_key(email) from person where customer_id = ${ulid}`);
defineMailAddresses(CustomerContact, (ulid) => sql`select email_key(email) from person where id = ${ulid}`);
