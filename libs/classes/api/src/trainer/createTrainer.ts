import { mutationField, staff } from '@console/api-kit';
import { createTrainerInput } from '@console/classes-contracts';
import { insertPerson, writeAddress } from '@console/core-api';
import { Trainer } from '../nodes.ts';
import { refuseTakenEmail } from './trainerEmail.ts';

mutationField('createTrainer', {
  description: 'Adds a trainer. No two trainers have the same email.',
  rule: staff,
  input: createTrainerInput,
  changes: Trainer,
  write: async (writing, { status, location, ...contact }) => {
    await refuseTakenEmail(writing, contact.email);
    const person = await insertPerson(writing, {
      ...contact,
      kind: 'supplier',
      customerId: null,
      roles: ['ROLE_SUPPLIER', 'ROLE_SUPPLIER_TRAINER'],
    });
    return writing.insert(Trainer, {
      personId: person.id,
      status,
      locationAddressId: location ? await writeAddress(writing, location) : null,
    });
  },
});
