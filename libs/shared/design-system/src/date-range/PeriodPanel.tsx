import { periodAround, toIsoDate } from '@console/format';
import { Calendar, DateRangeType } from '@fluentui/react-calendar-compat';
import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { calendarStrings, monthCalendarStrings } from '../date-field/calendarStrings.ts';
import { DateRangeFields } from '../date-field/DateRangeFields.tsx';
import { fromLocal, toLocal } from '../date-field/localDays.ts';
import type { PeriodValue } from './periodValue.ts';

const rangeTypes = { day: DateRangeType.Day, week: DateRangeType.Week, month: DateRangeType.Month };
const monday = 1;

const useStyles = makeStyles({ days: { width: '320px', padding: '12px 16px 16px' } });

export interface PeriodPanelProps {
  readonly value: PeriodValue;
  readonly onChange: (value: PeriodValue) => void;
  /** Called for Escape: the calendar stops that key, so the Popup never receives it. */
  readonly onDismiss: () => void;
}

/** The calendar, or the two date fields, that the period's button opens. It is loaded on demand. */
export default function PeriodPanel({ value, onChange, onDismiss }: PeriodPanelProps) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  const { unit, start, end } = value;

  // Focuses the first chosen day, the chosen month, or the first field of a custom range.
  useEffect(
    () => panel.current?.querySelector<HTMLElement>('input, [role="gridcell"][aria-selected="true"]')?.focus(),
    [],
  );

  return (
    <div ref={panel} className={unit === 'custom' ? styles.days : undefined}>
      {unit === 'custom' ? (
        <DateRangeFields value={{ start, end }} onChange={(range) => onChange({ unit, ...range })} />
      ) : (
        <Calendar
          value={toLocal(start)}
          today={toLocal(toIsoDate(Date.now()))}
          firstDayOfWeek={monday}
          dateRangeType={rangeTypes[unit]}
          isDayPickerVisible={unit !== 'month'}
          isMonthPickerVisible={unit === 'month'}
          highlightSelectedMonth
          highlightCurrentMonth
          showGoToToday={false}
          strings={unit === 'month' ? monthCalendarStrings : calendarStrings}
          onDismiss={onDismiss}
          onSelectDate={(date) => onChange({ unit, ...periodAround(unit, fromLocal(date)) })}
        />
      )}
    </div>
  );
}
