import { mutationField, staff } from '@console/api-kit';
import { updateSubjectInput } from '@console/classes-contracts';
import { Subject } from '../nodes.ts';
import { withOwnTitle } from './subjectTitle.ts';

mutationField('updateSubject', {
  description: 'Changes the title of a subject. No other subject may have the title.',
  rule: staff,
  input: updateSubjectInput,
  changes: Subject,
  write: async (writing, { id, version, title }) => {
    const subject = await writing.lock(Subject, { id, version });
    // A title that only the older rules of sort keys tell from another one can stay, but its row cannot be written.
    if (title === subject.title) return subject;
    return withOwnTitle(() => writing.update(Subject, subject, { title }));
  },
});
