import { invalidInput, mutationField, staff } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';
import { createSubjectInput } from '@console/classes-contracts';
import { Subject } from './nodes.ts';

mutationField('createSubject', {
  description: 'Creates a subject. No other subject may have its title.',
  rule: staff,
  input: createSubjectInput,
  changes: Subject,
  write: async (writing, { title }) => {
    try {
      return await writing.insert(Subject, { title });
    } catch (error) {
      if (sqlState(error) !== '23505' || violatedConstraint(error) !== 'subject_title_key') throw error;
      throw invalidInput({ path: 'title', message: 'There is already a subject with this title' });
    }
  },
});
