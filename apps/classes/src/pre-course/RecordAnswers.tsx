import {
  answersForm,
  answerTo,
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  valuesOf,
} from '@console/classes-contracts';
import { Questionnaire } from '@console/classes-web';
import { type LastChange, useConsoleForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { RecordAnswersMutation } from './__generated__/RecordAnswersMutation.graphql.ts';

export interface RecordAnswersProps {
  readonly delegate: {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly lastChange: LastChange;
  };
  /** The id of the questionnaire. */
  readonly questionaire: string;
  readonly questions: readonly QuestionnaireQuestion[];
  /** The stored answers to begin with. */
  readonly answers: QuestionnaireAnswers;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Records what a delegate answers before the course by telephone or on paper, or corrects their answers. */
export function RecordAnswers(props: RecordAnswersProps) {
  const { delegate, questionaire, questions, answers, onSaved, onClose } = props;
  const { id, version, name, lastChange } = delegate;
  const { commit, error } = useConsoleMutation<RecordAnswersMutation>(
    graphql`
      mutation RecordAnswersMutation($input: recordPreCourseAnswersInput!) {
        recordPreCourseAnswers(input: $input) {
          attendee {
            id
            version
            ...lastChange_record @relay(mask: false)
            preCourseQuestionaireAnswer {
              id
              answerList {
                questionId
                value
                other
              }
              questionaire {
                id
              }
            }
          }
        }
      }
    `,
    {
      success: () => savedNotice(`${name}: pre-course answers`),
      // A colleague has removed the delegate. Another notice reports this.
      refused: ({ gone }) => gone && onClose(),
    },
  );
  const input = useMemo(() => answersForm(questions), [questions]);
  const saved = useMemo(() => {
    const values = questions.map((question) => [question.id, valuesOf(question, answerTo(answers, question.id))]);
    return { id, version, questionaire, answers: Object.fromEntries(values) };
  }, [id, version, questionaire, questions, answers]);
  const form = useConsoleForm({
    name: `pre-course-answers ${id} ${questionaire}`,
    input,
    saved,
    lastChange,
    save: ({ answers: given, ...record }) =>
      commit({
        input: {
          ...record,
          answers: Object.entries(given).map(([questionId, values]) => ({ questionId, values })),
        },
      }),
    error,
    onSaved,
  });
  return <Questionnaire form={form} questions={questions} subtitle={name} onClose={onClose} />;
}
