import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, type session } from './classData.ts';

/** Sets the clock to the Wednesday of the week that the list's tests use. */
export function stopTheClock(): void {
  vi.setSystemTime(new Date('2026-11-18T11:00:00Z'));
}

/** The list of classes for `renderScreen`. It is empty unless the data contains classes. */
export function classListScreen(data: object, at = '/training-class') {
  const none = connection([]);
  return { remote, routes, at, data: { trainingSessions: none, trainingClasses: none, ...data } };
}

export const sessionsOf = (...sessions: ReturnType<typeof session>[]) => ({ trainingSessions: connection(sessions) });

export const activeFilters = () => within(screen.getByRole('list', { name: 'Active filters' }));
