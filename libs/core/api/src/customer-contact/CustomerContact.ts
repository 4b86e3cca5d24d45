import { idFilter, implementNode, listField, one, staff, textFilter } from '@console/api-kit';
import { eq, inArray, sql } from 'drizzle-orm';
import { Role } from '../enumerations.ts';
import { Customer, CustomerContact, User } from '../nodes.ts';
import { findByName } from '../reference-search/findByReference.ts';
import { customer, person, user } from '../tables.ts';

findByName(
  'customer_contact',
  CustomerContact,
  {
    from: sql`(SELECT * FROM person WHERE kind = 'customer') contact`,
    id: sql`id`,
    title: sql`full_name`,
    keys: [sql`full_name_sort`, sql`email_sort`],
  },
  async (queries, ulids) =>
    queries
      .select({ id: person.id, isOpen: sql<boolean>`true`, customer: customer.name })
      .from(person)
      .innerJoin(customer, eq(customer.id, person.customerId))
      .where(inArray(person.id, ulids)),
);

implementNode(CustomerContact, {
  description: 'A person who works for a customer.',
  rule: staff,
  audit: true,
  lookup: 'customerContact',
  fields: (t) => ({
    fullName: t.exposeString('fullName'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    email: t.exposeString('email', { nullable: true }),
    mobile: t.exposeString('mobile', { nullable: true }),
    telephone: t.exposeString('telephone', { nullable: true }),
    jobTitle: t.exposeString('jobTitle', { nullable: true }),
    roles: t.expose('roles', { type: [Role] }),
    writeable: t.boolean({
      description: 'Whether the viewer may change this contact (O§2).',
      columns: [],
      resolve: (_row, _args, { viewer }) => viewer.isStaff,
    }),
    user: one(t, { from: person.id, to: () => User, by: user.personId }),
    customer: one(t, { from: person.customerId, to: () => Customer, required: true }),
  }),
});

listField('customerContacts', CustomerContact, {
  rule: staff,
  filters: {
    customer: idFilter(person.customerId, 'customers'),
    email: textFilter([person.emailSort]),
    name: textFilter([person.fullNameSort]),
    search: textFilter([person.fullNameSort, person.emailSort]),
  },
  order: { fullName: person.fullNameSort, email: person.emailSort, createdAt: person.createdAt },
  defaultOrder: { fullName: 'ASC' },
  size: 500,
});
