import { submitFeedbackInput } from '@console/admin-contracts';
import { feedbackTakers, invalidInput, mutationField } from '@console/api-kit';
import { Feedback } from '../nodes.ts';
import { feedbackGiver } from './feedbackGiver.ts';
import { keepFeedback } from './keepFeedback.ts';
import { unknownLink, whoseLink } from './whoseLink.ts';

mutationField('submitFeedback', {
  description:
    'Takes the answers that somebody has given on the page of the business’s site. Everybody answers once. The site sends a feedback key, and selects only `clientMutationId`.',
  rule: feedbackTakers,
  limited: true,
  input: submitFeedbackInput,
  describe: {
    hash: 'Of a delegate, from the address of the page.',
    signed: 'Of a booker or a trainer, from the address of the page.',
    questionaire: 'The questionnaire that the person has seen, as `feedbackForm` gives it.',
  },
  changes: Feedback,
  write: async (writing, { kind, hash, signed, ...given }) => {
    const whose = await whoseLink(writing.tx, kind, { hash, signed });
    if (!whose) throw invalidInput({ path: hash ? 'hash' : 'signed', message: unknownLink });
    return keepFeedback(writing, { kind, giver: await feedbackGiver(writing, kind, whose), ...given });
  },
});
