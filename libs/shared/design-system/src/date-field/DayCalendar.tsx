import { type IsoDate, toIsoDate } from '@console/format';
import { Calendar } from '@fluentui/react-calendar-compat';
import { useEffect, useRef } from 'react';
import { calendarStrings } from './calendarStrings.ts';
import { fromLocal, toLocal } from './localDays.ts';

const monday = 1;

export interface DayCalendarProps {
  readonly value: IsoDate | null;
  readonly onChoose: (day: IsoDate) => void;
  /** Escape was pressed in the calendar, which keeps that key to itself. */
  readonly onDismiss: () => void;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
}

/** The calendar of a day, its weeks beginning on Monday (FRM-03). Fetched on demand. */
export default function DayCalendar({ value, onChoose, onDismiss, min, max }: DayCalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const today = toIsoDate(Date.now());

  useEffect(() => {
    const day = panel.current?.querySelector<HTMLElement>('td[aria-selected="true"] button, td[aria-current] button');
    (day ?? panel.current?.querySelector<HTMLElement>('td button'))?.focus();
  }, []);

  return (
    <div ref={panel}>
      <Calendar
        {...(min && { minDate: toLocal(min) })}
        {...(max && { maxDate: toLocal(max) })}
        value={toLocal(value ?? (min && min > today ? min : today))}
        today={toLocal(today)}
        firstDayOfWeek={monday}
        isMonthPickerVisible={false}
        showGoToToday={false}
        strings={calendarStrings}
        onDismiss={onDismiss}
        onSelectDate={(date) => onChoose(fromLocal(date))}
      />
    </div>
  );
}
