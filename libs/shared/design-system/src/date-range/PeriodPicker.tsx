import { toIsoDate } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { PeriodStepper } from '../filter-bar/PeriodStepper.tsx';
import { CalendarLtrIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { asWideAsWidest } from '../style/shared.ts';
import { longestLabels, type PeriodValue, periodLabel, stepValue, thisMonth, valueFrom } from './periodValue.ts';

// The calendar's code is as large as all other code of a list, so it loads only when the pointer or the focus reaches
// its button.
const loadPanel = () => import(/* webpackChunkName: 'calendar' */ './PeriodPanel.tsx');
const PeriodPanel = lazy(loadPanel);

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightRegular },
  label: asWideAsWidest(),
  waiting: { width: '240px', padding: '12px' },
});

export interface PeriodPickerProps {
  /** Null for any date: Back and Forward then have nothing to move, and Today chooses this month. */
  readonly value: PeriodValue | null;
  readonly onChange: (value: PeriodValue) => void;
  /** Called when Today is pressed, also when the period stays the same. */
  readonly onToday?: (() => void) | undefined;
}

/**
 * Chooses the period of a list with Back, Forward and Today. The button in the middle opens a calendar, or two date
 * fields for a custom range, which moves by its own length. It keeps its place with any date, so that no filter moves.
 */
export function PeriodPicker({ value, onChange, onToday }: PeriodPickerProps) {
  return (
    <PeriodStepper
      period={value?.unit === 'custom' ? 'range' : (value?.unit ?? 'month')}
      label={<PeriodButton value={value} onChange={onChange} />}
      onStep={value && ((by) => onChange(stepValue(value, by)))}
      onToday={() => {
        onChange(value ? valueFrom(value, toIsoDate(Date.now())) : thisMonth());
        onToday?.();
      }}
    />
  );
}

function PeriodButton({ value, onChange }: Omit<PeriodPickerProps, 'onToday'>) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = value ?? thisMonth();

  function change(next: PeriodValue) {
    onChange(next);
    if (next.unit !== 'custom') close();
  }

  function close() {
    setOpen(false);
    anchor.current?.focus();
  }

  return (
    <>
      <Button
        ref={anchor}
        className={styles.name}
        icon={<CalendarLtrIcon size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label} data-widest={longestLabels(chosen)}>
          {value ? periodLabel(value) : 'Any date'}
        </span>
      </Button>
      {open && (
        <Popup anchor={anchor} role="dialog" aria-label="Choose the period" onClose={() => setOpen(false)}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <SkeletonLines />
              </div>
            }
          >
            <PeriodPanel value={chosen} onChange={change} onDismiss={close} />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
