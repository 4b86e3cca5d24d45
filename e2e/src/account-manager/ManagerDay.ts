import type { Page } from 'playwright/test';
import type { Day } from '../day/Day.ts';
import type { Subjects } from './subjects.ts';

/** An account manager's day in the console, and its surroundings. */
export interface ManagerDay extends Pick<Day, 'actor' | 'withAxe' | 'server' | 'token' | 'allowErrors'> {
  /** The unique title of the day's booking. */
  readonly title: string;
  /** The unique name of the day's new customer. */
  readonly company: string;
  /** The browser of a second account manager, who has signed in. */
  readonly colleague: Page;
  readonly subjects: Subjects;
}

/** The person at the new customer who books and pays. */
export const contact = { givenName: 'Winifred', familyName: 'Attwater', fullName: 'Winifred Attwater' } as const;

/** The private course of the day's booking, and its first day before and after the change. Both are Mondays. */
export const course = {
  title: 'Leadership Essentials',
  firstDay: '2038-06-07',
  otherDay: '2038-06-14',
} as const;
