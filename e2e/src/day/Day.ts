import type { ConsoleServer } from '@console/harness/console-server';
import { type Page, test } from 'playwright/test';
import type { Account } from '../accounts.ts';
import { expectNoAxeFindings } from '../axe.ts';
import type { Hand } from '../Hand.ts';
import type { Subjects } from './subjects.ts';

/** A day at work in the console, and what is around it. */
export interface Day {
  readonly hand: Hand;
  /** Whether axe looks at each screen, in both themes. */
  readonly looks: boolean;
  /** What the day's booking is called: no other is called so. */
  readonly title: string;
  readonly subjects: Subjects;
  /** Somebody new at the customer, whose name no other has. */
  readonly newcomer: string;
  /** A colleague's browser, at the class that is sold. */
  readonly colleague: Page;
  readonly server: ConsoleServer;
  readonly token: (account: Account) => Promise<string>;
  /** The releases folder that the server reads. */
  readonly releases: string;
  readonly allowErrors: (...patterns: RegExp[]) => void;
}

/** One thing that is done, named in the report. */
export const step = test.step;

/** A screen as it stands: axe finds nothing on it, where this day looks. */
export async function look({ hand, looks }: Pick<Day, 'hand' | 'looks'>): Promise<void> {
  if (looks) await expectNoAxeFindings(hand.page);
}

/** `bookings/01J…` → `01J…` */
export const bare = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The screen's own part, beside the sidebar. */
export const main = ({ page }: Hand) => page.getByRole('main');

export const dialog = ({ page }: Hand) => page.getByRole('dialog');

/** Goes to a list by its entry in the sidebar. */
export const enter = (hand: Hand, label: string): Promise<void> =>
  hand.press(hand.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }));
