import { mutationField, staff } from '@console/api-kit';
import { createNoteInput, noteParents } from '@console/core-contracts';
import { findNoteParent } from './Note.ts';
import { Note } from './nodes.ts';

mutationField('createNote', {
  description:
    "Adds a note under a booking, a customer, a supplier or a class; the answer has the way to the parent's notes.",
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
