import { mutationField, staff } from '@console/api-kit';
import { createSubjectInput } from '@console/classes-contracts';
import { Subject } from '../nodes.ts';
import { withOwnTitle } from './subjectTitle.ts';

mutationField('createSubject', {
  description: 'Creates a subject. No other subject may have its title.',
  rule: staff,
  input: createSubjectInput,
  changes: Subject,
  write: (writing, { title }) => withOwnTitle(() => writing.insert(Subject, { title })),
});
