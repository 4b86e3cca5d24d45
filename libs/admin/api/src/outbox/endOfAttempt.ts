import type { EmailLogStatus, EmailRecipientStatus } from '@console/admin-contracts';

/** A recipient after an attempt. */
export interface AskedRecipient {
  readonly address: string;
  readonly status: EmailRecipientStatus;
  readonly answer: string | null;
}

/** The pauses after the first failure, the second, and so on, in milliseconds: about a day in all. Then the log fails. */
export const PAUSES_MS: readonly number[] = [0.5, 2, 10, 30, 120, 360, 360, 360].map((minutes) => minutes * 60_000);

interface End {
  readonly status: EmailLogStatus;
  readonly error: string | null;
  /** The pause before the next attempt. Null when there is none. */
  readonly pauseMs: number | null;
}

/**
 * Decides what an attempt makes of its log.
 *
 * @param failures the attempts since it was queued, with this one.
 */
export function endOfAttempt(
  recipients: readonly AskedRecipient[],
  failures: number,
  pausesMs: readonly number[] = PAUSES_MS,
): End {
  const without = recipients.filter(({ status }) => status !== 'sent');
  const error = without.length === 0 ? null : reasonsOf(without);
  const pauseMs = pausesMs[failures - 1];
  if (without.some(({ status }) => status === 'deferred') && pauseMs !== undefined) {
    return { status: 'queued', error, pauseMs };
  }
  return { status: statusOf(recipients, without), error, pauseMs: null };
}

function statusOf(all: readonly AskedRecipient[], without: readonly AskedRecipient[]): EmailLogStatus {
  if (without.length === 0) return 'sent';
  if (without.length < all.length) return 'partial';
  return without.every(({ status }) => status === 'suppressed') ? 'not_sent' : 'failed';
}

/** Each answer with its addresses: 'a@x.example, b@x.example: 450 Busy'. */
function reasonsOf(recipients: readonly AskedRecipient[]): string {
  const byAnswer = Map.groupBy(recipients, ({ answer }) => answer ?? 'No answer.');
  return [...byAnswer]
    .map(([answer, those]) => `${those.map(({ address }) => address).join(', ')}: ${answer}`)
    .join('; ')
    .slice(0, 2_000);
}
