import { addDays, daysBetween, type IsoDate } from '@console/format';

/**
 * The days of a class that begins on another day: as many working days from the first as they were before. Days of a class that
 * meets on a weekend, or comes to, keep their distance in days of the calendar.
 *
 * @param days the days as they were, the first of them first.
 * @param first when it begins now.
 */
export function movedAlong(days: readonly IsoDate[], first: IsoDate): IsoDate[] {
  const [began] = days;
  if (began === undefined) return [];
  const byWorkingDays = [...days, first].every(isWorkingDay);
  return days.map((day) =>
    byWorkingDays ? addWorkingDays(first, workingDaysBetween(began, day)) : addDays(first, daysBetween(began, day)),
  );
}

const isWorkingDay = (day: IsoDate): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

function addWorkingDays(from: IsoDate, count: number): IsoDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
