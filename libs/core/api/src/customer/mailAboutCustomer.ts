import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { defineMailTarget, type MailRecipient } from '../mail/mailTargets.ts';
import { variable } from '../mail/variables.ts';
import { Customer } from '../nodes.ts';
import { customer, person } from '../tables.ts';

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
    return contacts.flatMap((contact): MailRecipient[] =>
      contact.email ? [{ role: contact.roles[0] ?? 'ROLE_CUSTOMER', name: contact.name, email: contact.email }] : [],
    );
  },
});
