import type { ReleaseRecord } from '@console/platform/releases';
import type { Logger } from 'pino';

/** The request of an event. */
interface FromRequest {
  requestId: string;
  /** The network address of the client. */
  address: string;
}

interface SignIn extends FromRequest {
  /** The email, as it was typed. */
  account: string;
}

type Refusal = 'unknown account' | 'wrong password' | 'deactivated account' | 'wrong code' | 'too many failures';

/**
 * The log of events that matter to security: one line each, with `log: "security"`, whatever LOG_LEVEL is. Its lines
 * never contain passwords, tokens or other secrets.
 */
export class SecurityLog {
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log.child({ log: 'security' }, { level: log.level === 'silent' ? 'silent' : 'info' });
  }

  signedIn(about: SignIn & { userId: string }): void {
    this.#log.info(about, 'signed in');
  }

  signInRefused(about: SignIn & { reason: Refusal }): void {
    this.#log.warn(about, 'sign-in refused');
  }

  /** A person who came back from the identity provider. @param about.subject the provider's name of the person. */
  providerSignInRefused(about: FromRequest & { reason: string; subject?: string }): void {
    this.#log.warn(about, 'sign-in by identity provider refused');
  }

  /** @param about.userId the user to whom a link for a new password goes. Undefined when none is sent. */
  passwordLinkAsked(about: SignIn & { userId: string | undefined }): void {
    this.#log.info(about, 'password link asked');
  }

  passwordLinkRefused(about: FromRequest & { reason: string }): void {
    this.#log.warn(about, 'password link refused');
  }

  feedbackKeyRefused(about: { address: string }): void {
    this.#log.warn(about, 'feedback key refused');
  }

  signedOut(about: FromRequest & { userId: string }): void {
    this.#log.info(about, 'signed out');
  }

  /** @param about.what the refused fields or mutations, such as `Query.saleSignals`. */
  refusedByRole(about: FromRequest & { userId: string; what: readonly string[] }): void {
    this.#log.warn(about, 'refused by role');
  }

  /** @param about.by the user who did it, the command, or the link of a mail. */
  passwordChanged(about: Partial<FromRequest> & { userId: string; by: string }): void {
    this.#log.info(about, 'password changed');
  }

  /** @param about.roles the roles from now on. */
  rolesChanged(about: { userId: string; roles: readonly string[]; by: string }): void {
    this.#log.info(about, 'roles changed');
  }

  /** @param about.what such as 'password changed'; about.userId whose account; about.by who did it. */
  accountChanged({ what, ...about }: FromRequest & { what: string; userId: string; by: string }): void {
    this.#log.info(about, what);
  }

  /** A release that went live. */
  released({ how, ...about }: ReleaseRecord): void {
    this.#log.info(about, how === 'release' ? 'released' : 'rolled back');
  }
}
