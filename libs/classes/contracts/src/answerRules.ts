import { fullName } from '@console/format';

/** The refusal of answers from somebody who has answered already. */
export const whyNotAnswerAgain = (name: string): string => `${name} has answered these questions already.`;

/** Facts about a delegate whose answers somebody records. */
interface ToAnswer {
  readonly givenName: string;
  readonly familyName: string;
  /** Whether the delegate still has a seat of the class. */
  readonly seated: boolean;
  /** Whether the delegate has answered a questionnaire, or the course has one. */
  readonly asked: boolean;
}

/** The reason why a delegate's pre-course answers cannot be recorded, as a sentence. Null when they can. */
export function whyNotRecordAnswers({ status }: { readonly status: string }, delegate: ToAnswer): string | null {
  if (status === 'canceled') return 'This class is canceled. No more answers are recorded.';
  if (!delegate.seated) return `${fullName(delegate)} has left this class. No more answers are recorded.`;
  return delegate.asked ? null : 'This course has no pre-course questionnaire.';
}
