import type { AnswersForm, QuestionnaireQuestion } from '@console/classes-contracts';
import { FormDialog, type FormDialogProps } from '@console/forms';
import { QuestionField } from './QuestionField.tsx';
import { questionnaireTitle } from './QuestionnaireDialog.tsx';

export interface QuestionnaireProps extends Pick<FormDialogProps<AnswersForm>, 'form' | 'subtitle' | 'onClose'> {
  readonly questions: readonly QuestionnaireQuestion[];
  /** The text of the button that ends the questionnaire. */
  readonly submit?: string;
}

/** A questionnaire to fill in, in a dialog (O§3). The form's input is `answersForm` of the same questions. */
export function Questionnaire({ questions, submit = 'Continue', ...dialog }: QuestionnaireProps) {
  return (
    <FormDialog {...dialog} title={questionnaireTitle} submit={submit} failed="The answers were not saved." tall>
      {questions.map((question) => (
        <QuestionField key={question.id} form={dialog.form} question={question} />
      ))}
    </FormDialog>
  );
}
