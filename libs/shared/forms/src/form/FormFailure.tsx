import { ErrorAlert } from '@console/design-system/error-alert';
import { type FailedSentence, failedTitle } from '@console/relay';
import type { ConsoleForm, InputSchema } from '../state/ConsoleForm.ts';

export interface FormFailureProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  /** The first sentence: 'The note was not posted.' */
  readonly failed: FailedSentence;
}

/** Tells whether the latest press failed. */
export const hasFailed = ({ problems, uncertain }: Pick<ConsoleForm, 'problems' | 'uncertain'>): boolean =>
  problems.length > 0 || uncertain;

/** The server has forgotten the press, so it cannot prevent a second record. */
const lookFirst = 'That was a day ago or more. Look whether it was made before you try again.';

/** The alert after a press that failed, or whose answer was lost. */
export function FormFailure<Schema extends InputSchema>({ form, failed }: FormFailureProps<Schema>) {
  const { problems, uncertain, expired } = form;
  const again = uncertain ? [expired ? lookFirst : 'You can try again: nothing is made twice.'] : [];
  return <ErrorAlert title={failedTitle(failed, form)} messages={[...problems, ...again]} />;
}
