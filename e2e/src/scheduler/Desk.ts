import type { Day } from '../day/Day.ts';
import type { Subjects } from './subjects.ts';

/** A scheduler's day in the console, and its surroundings. */
export interface Desk extends Pick<Day, 'actor' | 'withAxe' | 'server' | 'token'> {
  /** The unique title of the day's course, schedule and booking. */
  readonly title: string;
  readonly subjects: Subjects;
}
