import { mutationField, staff } from '@console/api-kit';
import { tables as classes } from '@console/classes-api';
import { Person, writePerson } from '@console/core-api';
import { updateSupplierContactInput } from '@console/purchasing-contracts';
import { eq } from 'drizzle-orm';
import { SupplierContact } from './SupplierContact.ts';

const { trainer } = classes;

mutationField('updateSupplierContact', {
  description: 'Changes a person who works for a supplier and is no trainer. Absent fields keep their value.',
  rule: staff,
  input: updateSupplierContactInput,
  changes: Person,
  write: async (writing, { id, version, ...contact }) => {
    const person = await writing.lock(SupplierContact, { id, version });
    const isTrainer = (await writing.tx.$count(trainer, eq(trainer.personId, person.id))) > 0;
    writing.refuseIf(isTrainer ? 'This contact is a trainer, and is changed on the trainer’s page.' : null);
    return writePerson(writing, person, contact);
  },
});
