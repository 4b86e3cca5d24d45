import { askAll, builder, loadBatched, staff } from '@console/api-kit';
import { ContactUse } from '../enumerations.ts';
import { CustomerContact } from '../nodes.ts';
import { type ContactUses, contactsUsed } from './contactsUsed.ts';

const ContactUsed = builder.objectRef<ContactUses>('ContactUsed').implement({
  description: 'How many records of one kind refer to a contact.',
  rule: staff,
  fields: (t) => ({
    what: t.expose('what', { type: ContactUse }),
    count: t.exposeInt('count'),
  }),
});

builder.objectFields(CustomerContact.ref, (t) => ({
  uses: t.field({
    description:
      'The records that refer to this contact. With any of them it cannot be deleted; only with a sign-in it can move to another customer.',
    type: [ContactUsed],
    columns: ['id'],
    resolve: async ({ id }, _args, context) => {
      const found = await loadBatched(context, contactsUsed, id, async (ids) =>
        Map.groupBy(await askAll(contactsUsed, context.database, ids), ({ contact }) => contact),
      );
      return found ?? [];
    },
  }),
}));
