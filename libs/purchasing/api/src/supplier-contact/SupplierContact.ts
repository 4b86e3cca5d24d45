import { builder, listField, loadRow, type NodeType, type RowOf, staff, textFilter, ulidOf } from '@console/api-kit';
import { Person, tables } from '@console/core-api';
import { eq } from 'drizzle-orm';

const { person } = tables;

/** The people who work for suppliers. Trainers are such people too. */
export const SupplierContact: NodeType<RowOf<typeof person>> = { ...Person, only: eq(person.kind, 'supplier') };

builder.queryField('supplierContact', (t) =>
  t.field({
    type: Person.ref,
    nullable: true,
    rule: staff,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadRow(context, SupplierContact, ulidOf(Person.prefix, id) ?? ''),
  }),
);

listField('supplierContacts', SupplierContact, {
  rule: staff,
  filters: { search: textFilter([person.fullNameSort, person.emailSort]) },
  order: { fullName: person.fullNameSort },
  defaultOrder: { fullName: 'ASC' },
  size: 500,
});
