import nodemailer from 'nodemailer';
import { type Delivery, deliveryAfter, deliveryOfError, inAscii } from './delivery.ts';
import { textOf } from './textOf.ts';

/** A mail on its way to some of its recipients. */
export interface Letter {
  /** The ULID of its log. The Message-ID is made of it, so a mail that is sent twice is recognised. */
  readonly id: string;
  /** The addresses in its head. */
  readonly to: readonly string[];
  /** The addresses that it goes to now. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Sends a mail. What the server answers, or that it does not, is the result.
   *
   * @throws when the signal aborts.
   */
  send(letter: Letter, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** How long the mailer waits for the mail server, in milliseconds. */
export interface MailerTimes {
  connection: number;
  /** The longest silence. */
  silence: number;
  /** The longest time for one mail. It is shorter than the lease of the outbox. */
  mail: number;
}

const TIMES: MailerTimes = { connection: 10_000, silence: 30_000, mail: 90_000 };

export interface SmtpOptions {
  /** `smtp://user:password@host:587` */
  readonly url: string;
  /** `Example Training <office@example.com>` */
  readonly from: string;
  /** The address that gets everything instead of the recipients. */
  readonly redirect?: string | undefined;
  readonly times?: Partial<MailerTimes>;
}

/** The mails that a process sends at the same time. */
export const MAILS_AT_ONCE = 2;

/** A mailer over SMTP. */
export function smtpMailer({ url, from, redirect, times: given }: SmtpOptions): Mailer {
  const times = { ...TIMES, ...given };
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    connectionTimeout: times.connection,
    greetingTimeout: times.connection,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const envelope = (recipients: readonly string[]) => ({
    from: senderOf(from),
    to: redirect === undefined ? recipients.map(inAscii) : [redirect],
  });
  return {
    send: async (letter, signal) => {
      const { id, to, recipients, subject, html, files } = letter;
      try {
        const info = await transport.sendMail({
          from,
          to: [...to],
          subject,
          html,
          text: textOf(html),
          // Mail programs show pictures that are attached, but none that are written into the page.
          attachDataUrls: true,
          attachments: files.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          messageId: `<${id}@${domain}>`,
          envelope: envelope(recipients),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(times.mail)]),
        });
        return deliveryAfter(recipients, info, redirect);
      } catch (error) {
        signal.throwIfAborted();
        return deliveryOfError(recipients, error, redirect);
      }
    },
    close: () => transport.close(),
  };
}

/** The bare address of `Example Training <office@example.com>`. */
const senderOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;
