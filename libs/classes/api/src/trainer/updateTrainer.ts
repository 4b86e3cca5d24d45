import { mutationField, staff, ulidOf, type Writing } from '@console/api-kit';
import { updateTrainerInput } from '@console/classes-contracts';
import { changeKeptAddress, Person, writePerson } from '@console/core-api';
import { asc, eq } from 'drizzle-orm';
import { Trainer } from '../nodes.ts';
import { trainingClass } from '../tables.ts';
import { keepTrainerContact } from './keepTrainerContact.ts';
import { refuseTakenEmail } from './trainerEmail.ts';

mutationField('updateTrainer', {
  description:
    'Changes a trainer’s contact, status or location. Absent fields keep their value. A null location removes it.',
  rule: staff,
  input: updateTrainerInput,
  changes: Trainer,
  write: async (writing, { id, version, status, location, reason, ...contact }) => {
    writing.explain(reason);
    if (contact.givenName !== undefined || contact.familyName !== undefined) await holdClassesOf(writing, id);
    const trainer = await writing.lock(Trainer, { id, version });
    if (Object.values(contact).some((value) => value !== undefined)) {
      const person = await writing.lockRow(Person, trainer.personId);
      const { email } = contact;
      if (email !== undefined && email.toLowerCase() !== person.email?.toLowerCase()) {
        await refuseTakenEmail(writing, email, person.id);
      }
      keepTrainerContact(writing, trainer, person, await writePerson(writing, person, contact));
    }
    const kept = { type: Trainer, part: 'location' };
    return changeKeptAddress(writing, kept, location, trainer.locationAddressId, (locationAddressId) =>
      writing.update(Trainer, trainer, { status, locationAddressId }),
    );
  },
});

/** Locks the classes of a trainer, because a trigger copies a new name to them. Every write locks a class before its trainer. */
async function holdClassesOf({ tx }: Writing, trainer: string): Promise<void> {
  await tx
    .select({ id: trainingClass.id })
    .from(trainingClass)
    .where(eq(trainingClass.trainerId, ulidOf(Trainer.prefix, trainer) ?? ''))
    .orderBy(asc(trainingClass.id))
    .for('no key update');
}
