import type { FeedbackKind } from '@console/classes-contracts';

/** The reason why people give no feedback of a kind about a class, as a sentence. Null when they do. */
export function whyNotAsked(
  kind: FeedbackKind,
  { status, startsAt }: { readonly status: string; readonly startsAt: Date | null },
  now: Date,
): string | null {
  // Classes knows when people answer before a course.
  if (kind === 'attendee_pre_course') return null;
  if (status === 'canceled') return 'This class is canceled. No feedback is taken.';
  return startsAt === null || startsAt > now
    ? 'This class has not begun yet. Feedback is taken from its first day on.'
    : null;
}
