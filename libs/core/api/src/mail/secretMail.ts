import type { Transaction } from '@console/api-kit/database';

/** The user whom a mail signs in, and what its body is made of. */
export interface SecretMailFor {
  /** The ULID of the user. */
  readonly user: string;
  /** The addresses of the mail. */
  readonly to: readonly string[];
  /** The address of the console: `https://console.example.com`. */
  readonly home: string;
}

/** A kind of mail that signs somebody in: a new password, an invitation. */
export interface SecretMail {
  readonly subject: string;
  /**
   * Makes the body, in a transaction of its own. It makes the link or code, stores only its hash, and ends those that were made
   * before, because a mail that gets no answer is sent again.
   *
   * @returns the body in HTML, or null when it must no longer be sent: the user has another address now, or was deactivated.
   */
  readonly body: (tx: Transaction, about: SecretMailFor) => Promise<string | null>;
}

const secretMails = new Map<string, SecretMail>();

/** Declares a kind of mail that signs somebody in, under the name that is kept with such mails. */
export function defineSecretMail(name: string, mail: SecretMail): void {
  secretMails.set(name, mail);
}

/** Returns a declared kind of mail. @throws when no domain declares it. */
export function secretMailNamed(name: string): SecretMail {
  const mail = secretMails.get(name);
  if (!mail) throw new Error(`No domain calls defineSecretMail for ${name}.`);
  return mail;
}
