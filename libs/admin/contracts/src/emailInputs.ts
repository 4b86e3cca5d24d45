import {
  describeField,
  email,
  messages,
  reasonForm,
  recordSeen,
  recordsChosen,
  reference,
  requiredIn,
  texts,
} from '@console/rules';
import * as z from 'zod/mini';
import { type EmailLogStatus, emailLogStatuses } from './emailLogStatus.ts';

const required = requiredIn.console;

/** The most addresses to which an email is sent again at once. */
export const mostRecipients = 20;

/** An address that the dialog 'Resend Email' adds (C§5): required, a valid email, at most 255 characters. */
export const recipientInput = z.object({ email: email('Email', { required }) });

const addresses = (most: number) =>
  describeField(
    z
      .array(recipientInput.shape.email, messages.valid('Recipients'))
      .check(z.minLength(1, required('Recipients')), z.maxLength(most, messages.tooMany('Recipients', most))),
    { kind: 'texts', label: 'Recipients', required: true, max: 255 },
  );

/** The recipients of a dialog that sends an email. */
export const recipientsInput = z.object({ to: addresses(mostRecipients) });

/** The input of `resendEmail` (C§7). */
export const resendEmailInput = z.object({
  id: reference('Email', 'emails', { required }),
  to: addresses(mostRecipients),
});

/** The most addresses to which staff send a template at once: those of a full class. */
const mostAddressees = 100;

const filledIn = {
  record: reference('Record', '[a-z_]+', { required }),
  template: reference('Template', 'email_templates', { required }),
};

/** The input of `previewEmail`. */
export const previewEmailInput = z.object(filledIn);

/** The input of `sendEmail`. */
export const sendEmailInput = z.object({
  ...filledIn,
  to: addresses(mostAddressees),
  attachments: texts('Attachments', { max: 50, most: 10 }),
});

/** The input of `tryEmailsAgain`. */
export const tryEmailsAgainInput = z.object(recordsChosen('Email logs', 'email_logs'));

/** The input of `releaseAddress`. */
export const releaseAddressInput = z.object({
  ...recordSeen('Address', 'suppressed_addresses'),
  ...reasonForm.shape,
});

/** The input of the download `emailBody`. */
export const emailToShow = z.object({ email: reference('Email', 'emails', { required }) });

const SECRET =
  'This email signs somebody in, so it cannot be sent again. Its recipient asks for a new one on the sign-in page.';

/** The input of the download `emailFile`. */
export const emailFileToOpen = z.object({ file: reference('File', 'email_attachments', { required }) });

/** The reason why an email cannot be sent to further addresses, as a sentence. Null when it can. */
export const whyNotResend = ({ isSecret }: { readonly isSecret: boolean }): string | null => (isSecret ? SECRET : null);

const whyNotByStatus: Readonly<Record<EmailLogStatus, string | null>> = {
  queued: 'This email is still waiting to be sent.',
  sending: 'This email is being sent.',
  sent: 'This email was sent to everybody.',
  partial: null,
  failed: null,
  not_sent: null,
};

/** The reason why a log cannot be tried again, as a sentence. Null when it can. */
export function whyNotTryAgain(
  { status }: { readonly status: string },
  email: { readonly isSecret: boolean },
): string | null {
  const known = emailLogStatuses.values.find((value) => value === status);
  return whyNotResend(email) ?? (known ? whyNotByStatus[known] : 'This email cannot be tried again.');
}

/** The reason why an address cannot be released, as a sentence. Null when it can. */
export const whyNotRelease = ({ releasedAt }: { readonly releasedAt: unknown }): string | null =>
  releasedAt ? 'This address has already been released.' : null;
