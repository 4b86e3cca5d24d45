import { domainToASCII } from 'node:url';
import type { EmailRecipientStatus } from '@console/admin-contracts';

/** What the mail server said about one recipient. */
export interface Outcome {
  readonly status: Extract<EmailRecipientStatus, 'sent' | 'deferred' | 'refused'>;
  readonly answer: string;
  /** Whether the server said for good that the address takes no mail. */
  readonly isUndeliverable: boolean;
}

/** What became of one attempt to send a mail. */
export interface Delivery {
  /** For each address that the attempt was about. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** The last words of the server, or why there were none. */
  readonly answer: string;
  /** What went wrong when the server gave no answer. It names hosts and ports, so only the log of the console gets it. */
  readonly trouble?: Error;
}

/** A refusal, as nodemailer reports it. */
interface Refusal {
  readonly recipient?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly permanent?: boolean | undefined;
  readonly code?: string | undefined;
  readonly message?: string;
  readonly command?: string | undefined;
  readonly rejectedErrors?: readonly Refusal[] | undefined;
}

interface Sent {
  readonly response: string;
  readonly rejectedErrors?: readonly Refusal[] | undefined;
}

/** Reads the result of a mail that the server took for at least one recipient. */
export function deliveryAfter(recipients: readonly string[], sent: Sent, redirect: string | undefined): Delivery {
  const taken: Outcome = { status: 'sent', answer: sent.response, isUndeliverable: false };
  return delivery(recipients, sent.rejectedErrors ?? [], taken, redirect);
}

/**
 * Reads the result of a mail that nobody got. A refused recipient is refused for good, a refused message too. Everything else is tried
 * again: a server that is away, that does not answer, or that does not let the console in.
 */
export function deliveryOfError(recipients: readonly string[], error: unknown, redirect: string | undefined): Delivery {
  const refusal: Refusal = error instanceof Error ? error : {};
  const { permanent = false, command } = refusal;
  const isMessageRefused = permanent && command === 'DATA';
  const trouble = troubleOf(refusal);
  const whole: Outcome = {
    status: isMessageRefused ? 'refused' : 'deferred',
    answer: trouble ?? answerIn(refusal),
    isUndeliverable: false,
  };
  const result = delivery(recipients, refusal.rejectedErrors ?? [], whole, redirect);
  return trouble !== null && error instanceof Error ? { ...result, trouble: error } : result;
}

const AWAY = 'The mail server cannot be reached.';
const SILENT = 'The mail server did not answer in time.';

/** What the codes of nodemailer mean to the office. */
const TROUBLES: Readonly<Record<string, string>> = {
  ECONNECTION: AWAY,
  ESOCKET: AWAY,
  EDNS: AWAY,
  EPROXY: AWAY,
  ETLS: 'The mail server offers no safe connection.',
  ETIMEDOUT: SILENT,
  EABORT: SILENT,
  EAUTH: 'The mail server refused our sign-in.',
  ENOAUTH: 'The mail server refused our sign-in.',
};

/** Says why the server said nothing about a mail, or null when it did. What it says to a sign-in is about no mail. */
function troubleOf({ code = '', response }: Refusal): string | null {
  const isAboutMail = response !== undefined && code !== 'EAUTH' && code !== 'ENOAUTH';
  return isAboutMail ? null : (TROUBLES[code] ?? null);
}

/** Those without a refusal of their own share the outcome of the mail. */
function delivery(
  recipients: readonly string[],
  refusals: readonly Refusal[],
  whole: Outcome,
  redirect: string | undefined,
): Delivery {
  if (redirect !== undefined) return redirected(recipients, refusals[0] ? outcomeOf(refusals[0]) : whole, redirect);
  const refused = new Map(refusals.map((refusal) => [refusal.recipient, outcomeOf(refusal)]));
  const outcomes = new Map(recipients.map((address) => [address, refused.get(inAscii(address)) ?? whole]));
  return { outcomes, answer: whole.answer };
}

/** The recipients themselves were not asked, so their addresses stay deliverable. */
function redirected(recipients: readonly string[], { status, answer }: Outcome, redirect: string): Delivery {
  const outcome: Outcome = { status, answer: `Sent to ${redirect} instead: ${answer}`, isUndeliverable: false };
  return { outcomes: new Map(recipients.map((address) => [address, outcome])), answer: outcome.answer };
}

function outcomeOf(refusal: Refusal): Outcome {
  const { permanent = false, responseCode = 0 } = refusal;
  const answer = answerIn(refusal);
  return {
    status: permanent ? 'refused' : 'deferred',
    answer,
    isUndeliverable: permanent && saysNoSuchAddress(responseCode, answer),
  };
}

/**
 * Whether a permanent refusal is about the address. The second number of an enhanced code says what it is about (RFC 3463): X.1 is the
 * address, X.2.1 a mailbox that is closed. Full mailboxes and policies are not. Without such a code the plain ones decide.
 */
function saysNoSuchAddress(responseCode: number, answer: string): boolean {
  const enhanced = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer);
  if (enhanced) return enhanced[1] === '1' || (enhanced[1] === '2' && enhanced[2] === '1');
  return [550, 551, 553].includes(responseCode);
}

/** Returns an address as mail servers know it: the domain of ada@münchen.example is xn--mnchen-3ya.example. */
export function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${domainToASCII(address.slice(at))}`;
}

/** The words of the server, at most 1,000 characters of them. */
const answerIn = ({ response, message }: Refusal): string =>
  (response ?? message ?? '').replace(/\s+/g, ' ').trim().slice(0, 1_000) || 'The mail server did not answer.';
