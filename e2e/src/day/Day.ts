import type { ConsoleServer } from '@console/harness/console-server';
import { type Page, test } from 'playwright/test';
import type { Actor } from '../Actor.ts';
import type { Account } from '../accounts.ts';
import { expectNoAxeFindings } from '../axe.ts';
import type { Subjects } from './subjects.ts';

/** A day of work in the console, and its surroundings. */
export interface Day {
  readonly actor: Actor;
  /** Whether axe checks each screen in both themes. */
  readonly withAxe: boolean;
  /** The unique title of the day's booking. */
  readonly title: string;
  readonly subjects: Subjects;
  /** The unique name of a new person at the customer. */
  readonly newcomer: string;
  /** A colleague's browser, which shows the page of the sold class. */
  readonly colleague: Page;
  readonly server: ConsoleServer;
  readonly token: (account: Account) => Promise<string>;
  /** The releases folder of the server. */
  readonly releases: string;
  readonly allowErrors: (...patterns: RegExp[]) => void;
}

export const step = test.step;

/** Checks the current screen with axe when the day asks for it (`withAxe`). */
export async function checkScreen({ actor, withAxe }: Pick<Day, 'actor' | 'withAxe'>): Promise<void> {
  if (withAxe) await expectNoAxeFindings(actor.page);
}

/** The screen's main part, without the sidebar. */
export const main = ({ page }: Actor) => page.getByRole('main');

export const dialog = ({ page }: Actor) => page.getByRole('dialog');

/** Goes to a list by its entry in the sidebar. */
export const enter = (actor: Actor, label: string): Promise<void> =>
  actor.press(actor.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }));
