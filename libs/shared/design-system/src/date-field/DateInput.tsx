import { formatDate, type IsoDate, isDay, parseDate, toIsoDate } from '@console/format';
import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Input } from '../field/Input.tsx';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import { useTypedText } from '../field/useTypedText.ts';
import { CalendarLtrIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';

// The calendar's code is as large as that of the form around it, so it loads only when the pointer or the focus
// reaches its button.
const loadCalendar = () => import(/* webpackChunkName: 'calendar' */ './DayCalendar.tsx');
const DayCalendar = lazy(loadCalendar);

const useStyles = makeStyles({
  root: { display: 'block', minWidth: '132px' },
  waiting: { width: '220px', padding: '12px' },
});

const show = (value: string) => (isDay(value) ? formatDate(value) : value);

export interface DateInputProps {
  /** A day, or the text that could not be read as one. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /**
   * Called with the value when editing ends: the focus left box and calendar, Enter was pressed, or a day was picked.
   */
  readonly onEditEnd?: ((value: string | null) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** The first day that the calendar offers. */
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** Makes today the first day of the calendar, and a typed day without a year the next one (FRM-03). */
  readonly future?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
}

/**
 * A day that is typed in a British format (16/11/2026, 16 Nov) or picked from a calendar. The button or the down arrow
 * opens the calendar (FRM-03).
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onEditEnd, disabled, min, max, future } = props;
  const styles = useStyles();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const today = toIsoDate(Date.now());
  const earliest = future && (!min || min < today) ? today : min;
  const read = (typed: string) => parseDate(typed, Date.now(), earliest);
  const { text, type, endEdit } = useTypedText<string>(value, onChange, { read, show });

  function close() {
    setOpen(false);
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') onEditEnd?.(value);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves box and calendar
    <span
      ref={anchor}
      className={styles.root}
      onBlur={onLeaveGroup(() => {
        endEdit();
        onEditEnd?.(value);
      })}
    >
      <Input
        ref={input}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={props['aria-label']}
        autoComplete="off"
        placeholder="dd/mm/yyyy"
        disabled={disabled}
        value={text}
        onChange={type}
        onKeyDown={press}
        after={
          <Button
            appearance="subtle"
            size="small"
            icon={<CalendarLtrIcon size={16} />}
            aria-label="Choose from a calendar"
            aria-expanded={open}
            // The down arrow opens the calendar too. So Tab moves on to the next field.
            tabIndex={-1}
            disabled={disabled}
            onPointerEnter={loadCalendar}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <Popup anchor={anchor} role="dialog" id={id} aria-label="Choose a day" onClose={() => setOpen(false)}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <SkeletonLines />
              </div>
            }
          >
            <DayCalendar
              value={isDay(value) ? value : null}
              min={earliest}
              max={max}
              onDismiss={close}
              onChoose={(chosen) => {
                onChange(chosen);
                onEditEnd?.(chosen);
                close();
              }}
            />
          </Suspense>
        </Popup>
      )}
    </span>
  );
}
