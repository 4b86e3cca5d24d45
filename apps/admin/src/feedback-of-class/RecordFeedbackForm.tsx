import { feedbackLinks, recordFeedbackForm, sentiments } from '@console/admin-contracts';
import { type FeedbackKind, feedbackKinds, type QuestionnaireQuestion, valuesOf } from '@console/classes-contracts';
import { Questionnaire } from '@console/classes-web';
import { SelectField, useConsoleForm } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { RecordFeedbackFormMutation } from './__generated__/RecordFeedbackFormMutation.graphql.ts';

/** A person who was asked about a class. */
export interface PersonToRecord {
  readonly kind: FeedbackKind;
  /** The id of the delegate, the contact or the trainer. */
  readonly person: string;
  readonly name: string;
}

export interface RecordFeedbackFormProps extends PersonToRecord {
  readonly trainingClass: string;
  /** The id of the questionnaire. */
  readonly questionaire: string;
  readonly questions: readonly QuestionnaireQuestion[];
  readonly onClose: () => void;
}

/** The questionnaire of a kind, filled in for one person, and the sentiment of what they say. */
export function RecordFeedbackForm(props: RecordFeedbackFormProps) {
  const { kind, person, name, trainingClass, questionaire, questions, onClose } = props;
  const { commit, error } = useConsoleMutation<RecordFeedbackFormMutation>(
    graphql`
      mutation RecordFeedbackFormMutation($input: recordFeedbackInput!) {
        recordFeedback(input: $input) {
          feedback {
            id
          }
        }
      }
    `,
    {
      success: ({ recordFeedback }) => {
        const recorded = recordFeedback?.feedback;
        return {
          text: 'Feedback successfully saved',
          details: [`${name}: ${feedbackKinds.labelOf(kind)}`],
          ...(recorded && { link: { label: 'Open the feedback', to: feedbackLinks.detail(recorded.id) } }),
        };
      },
    },
  );
  const input = useMemo(() => recordFeedbackForm(questions), [questions]);
  const saved = useMemo(() => {
    const answers = Object.fromEntries(questions.map((question) => [question.id, valuesOf(question, undefined)]));
    return { kind, trainingClass, person, sentiment: null, questionaire, answers };
  }, [kind, trainingClass, person, questionaire, questions]);
  const form = useConsoleForm({
    name: `record-feedback ${kind} ${person} ${questionaire}`,
    input,
    saved,
    save: ({ answers, ...given }) =>
      commit({
        input: { ...given, answers: Object.entries(answers).map(([questionId, values]) => ({ questionId, values })) },
      }),
    error,
    onSaved: onClose,
  });
  return (
    <Questionnaire
      form={form}
      questions={questions}
      subtitle={`${name} – ${feedbackKinds.labelOf(kind)}`}
      submit="Save feedback"
      onClose={onClose}
    >
      <SelectField form={form} name="sentiment" options={sentiments.options} placeholder="Undetermined" />
    </Questionnaire>
  );
}
