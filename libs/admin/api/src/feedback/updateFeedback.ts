import { updateFeedbackInput, whyNotCorrectAnswers } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { correctAnswers } from '@console/classes-api';
import { Feedback } from '../nodes.ts';

mutationField('updateFeedback', {
  description: 'Sets the sentiment of a feedback, or corrects answers that staff has recorded.',
  rule: administrators,
  input: updateFeedbackInput,
  describe: { answers: 'All answers, to the questionnaire that was asked.' },
  changes: Feedback,
  write: async (writing, { id, version, answers, ...tone }) => {
    const given = await writing.lock(Feedback, { id, version });
    if (answers) {
      writing.refuseIf(whyNotCorrectAnswers(given));
      await correctAnswers(writing, given.answerId, answers);
      writing.keepParts(Feedback, given, 'answers', [], ['corrected']);
    }
    return writing.update(Feedback, given, tone);
  },
});
