import { addDays, daysBetween, type IsoDate } from '@console/format';

/**
 * Moves the days of a class to a new first day. The days keep their distance in working days. They keep it in calendar days when the class
 * has a day on a weekend, before or after the move.
 *
 * @param days the current days, in order.
 * @param first the new first day.
 */
export function shiftDays(days: readonly IsoDate[], first: IsoDate): IsoDate[] {
  const [began] = days;
  if (began === undefined) return [];
  const byWorkingDays = [...days, first].every(isWorkingDay);
  return days.map((day) =>
    byWorkingDays ? addWorkingDays(first, workingDaysBetween(began, day)) : addDays(first, daysBetween(began, day)),
  );
}

/** Whether a day is from Monday to Friday. */
export const isWorkingDay = (day: IsoDate): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Returns the day so many working days after another one. */
export function addWorkingDays(from: IsoDate, count: number): IsoDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
