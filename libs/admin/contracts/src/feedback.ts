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
