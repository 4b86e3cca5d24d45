import { toIsoDate } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { PeriodStepper } from '../filter-bar/PeriodStepper.tsx';
import { CalendarLtrIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { asWideAsWidest } from '../style/shared.ts';
import { longestLabels, type PeriodValue, periodLabel, stepValue, valueFrom } from './periodValue.ts';

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
  readonly value: PeriodValue;
  readonly onChange: (value: PeriodValue) => void;
}

/**
 * Chooses the period of a list with Back, Forward and Today. The button in the middle opens a calendar, or two date
 * fields for a custom range, which moves by its own length.
 */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  return (
    <PeriodStepper
      period={value.unit === 'custom' ? 'range' : value.unit}
      label={<PeriodButton value={value} onChange={onChange} />}
      onStep={(by) => onChange(stepValue(value, by))}
      onToday={() => onChange(valueFrom(value, toIsoDate(Date.now())))}
    />
  );
}

function PeriodButton({ value, onChange }: PeriodPickerProps) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

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
        <span className={styles.label} data-widest={longestLabels(value)}>
          {periodLabel(value)}
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
            <PeriodPanel value={value} onChange={change} onDismiss={close} />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
