import { builder, checkedInput, invalidInput, ownStatements, requireUlid, staff, toIri } from '@console/api-kit';
import { importDelegatesInput, whyNotImport } from '@console/bookings-contracts';
import { tables as classes } from '@console/classes-api';
import { whyNotSeatOn } from '@console/classes-contracts';
import { CustomerContact } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { ImportOutcome } from '../enumerations.ts';
import { BookingItem } from '../nodes.ts';
import { booking, bookingItem } from '../tables.ts';
import { countsOf, type ImportPlan, type PlannedLine, planImport } from './planImport.ts';

const DelegateImportLine = builder.objectRef<PlannedLine>('DelegateImportLine').implement({
  description: 'A line of a pasted list of delegates, and what the import does with it.',
  rule: staff,
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the line in the text, from 1.' }),
    text: t.exposeString('text'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    email: t.exposeString('email'),
    shared: t.exposeBoolean('shared', {
      description: 'Whether somebody has said that several people share the email.',
    }),
    outcome: t.expose('outcome', { type: ImportOutcome }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why the delegate gets no seat. Null for delegates who get one.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'What somebody should look at before the import, such as a contact of this name with another email. The delegate gets a seat nevertheless.',
    }),
    seatNumber: t.int({
      nullable: true,
      description: 'The seat that the delegate gets.',
      resolve: ({ place }) => place?.seatNumber ?? null,
    }),
    customerContact: t.id({
      nullable: true,
      description: 'The id of the contact, when the customer has one with this name and email.',
      resolve: ({ personId }) => personId && toIri(CustomerContact.prefix, personId),
    }),
  }),
});

interface Preview extends ImportPlan {
  readonly classStatus: string;
}

const DelegateImport = builder.objectRef<Preview>('DelegateImport').implement({
  description: 'What an import of a pasted list of delegates would do now.',
  rule: staff,
  fields: (t) => ({
    lines: t.expose('lines', { type: [DelegateImportLine] }),
    available: t.exposeInt('available', { description: 'The seats of the booking item without a delegate.' }),
    refusal: t.string({
      nullable: true,
      description: 'The message with which the import would be refused. Null when it is possible.',
      resolve: (plan) => whyNotSeatOn({ status: plan.classStatus }) ?? whyNotImport(countsOf(plan)),
    }),
  }),
});

builder.queryField('delegateImport', (t) =>
  t.field({
    type: DelegateImport,
    // Some statements, and an answer of up to 1,000 lines.
    extensions: ownStatements(20),
    description: 'Previews `importDelegates`. Writes nothing.',
    rule: staff,
    args: { bookingItem: t.arg.id({ required: true }), delegates: t.arg.string({ required: true }) },
    resolve: async (_root, given, { database }) => {
      const { bookingItem: iri, delegates } = checkedInput(importDelegatesInput, given);
      const id = requireUlid(BookingItem.prefix, iri, 'bookingItem');
      const [item] = await database
        .select({
          ...{ id: bookingItem.id, classId: bookingItem.classId },
          ...{ customerId: booking.customerId, classStatus: classes.trainingClass.status },
        })
        .from(bookingItem)
        .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
        .innerJoin(classes.trainingClass, eq(classes.trainingClass.id, bookingItem.classId))
        .where(eq(bookingItem.id, id));
      if (!item) throw invalidInput({ path: 'bookingItem', message: 'This booking item no longer exists.' });
      return { ...(await planImport(database, item, delegates)), classStatus: item.classStatus };
    },
  }),
);
