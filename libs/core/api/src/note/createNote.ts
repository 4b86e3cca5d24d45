import { mutationField, staff } from '@console/api-kit';
import { createNoteInput, noteParents } from '@console/core-contracts';
import { Note } from '../nodes.ts';
import { findNoteParent } from './Note.ts';

mutationField('createNote', {
  description:
    'Adds a note to a booking, a customer, a supplier or a class. The payload gives access to all notes of that record.',
  rule: staff,
  input: createNoteInput,
  changes: Note,
  write: async (writing, { body, ...parents }) => {
    const made: Record<string, string> = {};
    for (const parent of noteParents) {
      const id = parents[parent];
      if (id === null) continue;
      const found = await findNoteParent(writing, parent, id);
      made[`${parent}Id`] = found.id;
    }
    return writing.insert(Note, { body, ...made });
  },
});
