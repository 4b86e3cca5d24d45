import type { MailServer } from '@console/harness/mail-server';
import type { Day } from '../day/Day.ts';

/** A person of the day's customer. */
export interface Person {
  readonly fullName: string;
  readonly email: string;
}

/** A day of an administrator who looks after mails and workflows. */
export interface OperationsDay extends Pick<Day, 'actor' | 'withAxe'> {
  /** The unique name of the customer, and the start of the names of what is made. */
  readonly company: string;
  readonly booking: { readonly id: string; readonly reference: string };
  /** The class of the booking. */
  readonly sold: { readonly id: string; readonly reference: string; readonly title: string };
  readonly booker: Person;
  /** The mail server refuses the biller's address until the day asks it to take it. */
  readonly biller: Person;
  readonly mailServer: MailServer;
}

/** The name of the day's template and of its workflow. */
export const nameOf = ({ company }: OperationsDay): string => `On hold, ${company}`;
