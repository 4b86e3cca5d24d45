import { type IsoDate, toIsoDate } from '@console/format';
import { makeStyles } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import { calendarStrings } from './calendarStrings.ts';
import { fromLocal, toLocal } from './localDays.ts';

const monday = 1;

const useStyles = makeStyles({
  // Hides the picker's own text box. DateInput has one that keeps unreadable text.
  box: { display: 'none' },
  // The calendar is in a Popup, which is already placed.
  surface: {
    // The picker would place the calendar a second time, by an inline style.
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
  /** Called for Escape: the calendar stops that key, so the Popup never receives it. */
  readonly onDismiss: () => void;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
}

/** The calendar of a DateInput. Weeks begin on Monday (FRM-03). It is loaded on demand. */
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

/** The Popup around it already has the role, the name and the focus handling. */
function surfaceOf(className: string) {
  return {
    className,
    role: 'presentation',
    'aria-modal': undefined,
    'aria-label': undefined,
    'data-tabster': undefined,
  };
}
