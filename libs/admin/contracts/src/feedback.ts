import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** How somebody feels about a course (C§3). Administrators set it; until then it is undetermined. */
export const sentiments = defineStatuses({
  positive: { label: 'Positive', tone: 'success', icon: icons.ThumbLike20 },
  neutral: { label: 'Neutral', tone: 'neutral', icon: icons.Subtract20 },
  mixed: { label: 'Mixed', tone: 'warning', icon: icons.ThumbLikeDislike20 },
  negative: { label: 'Negative', tone: 'danger', icon: icons.ThumbDislike20 },
  undetermined: { label: 'Undetermined', tone: 'outline', icon: icons.QuestionCircle20 },
});
export type Sentiment = ValueOf<typeof sentiments>;

/** The reason why the answers of a feedback cannot be corrected, as a sentence. */
export function whyNotCorrectAnswers({
  kind,
  isSent,
  personName,
}: {
  readonly kind: string;
  readonly isSent: boolean;
  readonly personName: string;
}): string | null {
  if (kind === 'attendee_pre_course') return 'Answers before the course are corrected on the Seats tab of the class.';
  return isSent ? `${personName} has sent these answers, so they stay as they are.` : null;
}

/** The reason why people give no feedback of a kind about a class, as a sentence. Null when they do. */
export function whyNotAsked(
  kind: string,
  { status, startsAt }: { readonly status: string; readonly startsAt: string | Date | null | undefined },
  now: Date,
): string | null {
  if (status === 'canceled') return 'This class is canceled. No feedback is taken.';
  // Classes knows when people answer before a course.
  if (kind === 'attendee_pre_course') return null;
  return startsAt == null || new Date(startsAt) > now
    ? 'This class has not begun yet. Feedback is taken from its first day on.'
    : null;
}

/** The reason why no sale signal can be recorded on the answers of somebody who is no contact, as a sentence. */
export const nobodyToSellTo = (personName: string): string =>
  `${personName} is no contact of a customer, so there is nobody to sell to.`;
