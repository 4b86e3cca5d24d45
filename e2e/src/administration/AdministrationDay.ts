import type { Page } from 'playwright';
import type { Day } from '../day/Day.ts';
import type { FormerDelegate } from '../feedback.ts';

/** A day of an administrator who looks after users, feedback and prompts. */
export interface AdministrationDay extends Pick<Day, 'actor' | 'withAxe'> {
  /** The new colleague, with a unique name. */
  readonly newcomer: { readonly givenName: string; readonly familyName: string; readonly email: string };
  /** The newcomer's own browser. */
  readonly desk: Page;
  /** Somebody who has been on a class that is over. */
  readonly delegate: FormerDelegate;
}

export const nameOf = ({ newcomer }: AdministrationDay): string => `${newcomer.givenName} ${newcomer.familyName}`;

/** The password that the administrator gives, and the one that the newcomer chooses. */
export const passwords = { given: 'first-day-at-work', own: 'mine-and-nobody-elses' } as const;
