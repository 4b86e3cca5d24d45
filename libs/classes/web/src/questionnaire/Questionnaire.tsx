import type { AnswersPart, QuestionnaireQuestion } from '@console/classes-contracts';
import { FormDialog, type FormDialogProps, type FormWith, type InputSchema, partOf } from '@console/forms';
import type { ReactNode } from 'react';
import { QuestionField } from './QuestionField.tsx';
import { questionnaireTitle } from './QuestionnaireDialog.tsx';

export interface QuestionnaireProps<Schema extends InputSchema>
  extends Pick<FormDialogProps<Schema>, 'subtitle' | 'onClose'> {
  /** Its input has the fields of `answerFieldsOf` under `answers`. */
  readonly form: FormWith<AnswersPart, Schema>;
  readonly questions: readonly QuestionnaireQuestion[];
  /** The text of the button that ends the questionnaire. */
  readonly submit?: string;
  /** Further fields, after the questions. */
  readonly children?: ReactNode;
}

/** A questionnaire to fill in, in a dialog (O§3). */
export function Questionnaire<Schema extends InputSchema>(props: QuestionnaireProps<Schema>) {
  const { form, questions, submit = 'Continue', children, ...dialog } = props;
  const answers = partOf<AnswersPart, Schema>(form);
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={questionnaireTitle}
      submit={submit}
      failed="The answers were not saved."
      tall
    >
      {questions.map((question) => (
        <QuestionField key={question.id} form={answers} question={question} />
      ))}
      {children}
    </FormDialog>
  );
}
