import type { CalendarStrings } from '@fluentui/react-calendar-compat';

const months = 'January February March April May June July August September October November December'.split(' ');
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The texts of the calendar, in British English. */
export const calendarStrings: CalendarStrings = {
  months,
  shortMonths: months.map((month) => month.slice(0, 3)),
  days,
  shortDays: days.map((day) => day.slice(0, 2)),
  goToToday: 'Go to today',
  prevMonthAriaLabel: 'Previous month',
  nextMonthAriaLabel: 'Next month',
  prevYearAriaLabel: 'Previous year',
  nextYearAriaLabel: 'Next year',
  prevYearRangeAriaLabel: 'Previous years',
  nextYearRangeAriaLabel: 'Next years',
  closeButtonAriaLabel: 'Close',
  monthPickerHeaderAriaLabel: '{0}, choose a year',
  yearPickerHeaderAriaLabel: '{0}, choose a month',
  selectedDateFormatString: 'Chosen day {0}',
  todayDateFormatString: 'Today {0}',
};

/** The texts of a calendar that shows only months. Screen readers read the month's visible text: "Nov". */
export const monthCalendarStrings: CalendarStrings = { ...calendarStrings, months: calendarStrings.shortMonths };
