import { type IsoDate, toIsoDate } from '@console/format';
import { makeStyles } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import { calendarStrings } from './calendarStrings.ts';
import { fromLocal, toLocal } from './localDays.ts';

const monday = 1;

const useStyles = makeStyles({
  // The day is typed into a box of our own, which keeps what it cannot read.
  box: { display: 'none' },
  // It lies in a popup of the browser's top layer, which is placed already.
  surface: {
    // The picker would place it a second time, by the element's own style.
    '&[class]': { position: 'static !important' as 'static', transform: 'none !important' },
    margin: 0,
    border: 'none',
    boxShadow: 'none',
    outlineStyle: 'none',
  },
});

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
  const styles = useStyles();
  const today = toIsoDate(Date.now());
  return (
    <DatePicker
      open
      inlinePopup
      {...(min && { minDate: toLocal(min) })}
      {...(max && { maxDate: toLocal(max) })}
      value={value === null ? null : toLocal(value)}
      initialPickerDate={toLocal(min && min > today ? min : today)}
      today={toLocal(today)}
      firstDayOfWeek={monday}
      isMonthPickerVisible={false}
      showGoToToday={false}
      strings={calendarStrings}
      root={{ className: styles.box }}
      popupSurface={surfaceOf(styles.surface)}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      onSelectDate={(date) => {
        if (date) onChoose(fromLocal(date));
      }}
    />
  );
}

/** Name, role and the way of the focus are the popup's around it. */
function surfaceOf(className: string) {
  return {
    className,
    role: 'presentation',
    'aria-modal': undefined,
    'aria-label': undefined,
    'data-tabster': undefined,
  };
}
