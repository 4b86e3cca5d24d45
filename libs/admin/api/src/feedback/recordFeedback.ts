import { recordFeedbackInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { Feedback } from '../nodes.ts';
import { feedbackGiver } from './feedbackGiver.ts';
import { keepFeedback } from './keepFeedback.ts';

mutationField('recordFeedback', {
  description:
    'Records what a delegate, a booker or a trainer has said about a class, on paper or by telephone. Takes all answers at once. The path of a violation names the question: `answers.rating`.',
  rule: administrators,
  input: recordFeedbackInput,
  describe: {
    person: 'A delegate of the class, the contact who booked, or the trainer, as the kind says.',
    questionaire: 'The questionnaire, as `feedbackForm` gives it.',
    sentiment: 'Undetermined by default.',
  },
  changes: Feedback,
  write: async (writing, { kind, trainingClass, person, ...given }) => {
    const giver = await feedbackGiver(writing, kind, { trainingClass, person });
    return keepFeedback(writing, { kind, giver, ...given });
  },
});
