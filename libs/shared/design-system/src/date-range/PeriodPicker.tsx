import { periodAround } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { PeriodStepper } from '../filter-bar/PeriodStepper.tsx';
import { CalendarLtrIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { type PeriodValue, periodLabel } from './periodValue.ts';

// The calendar's code is as large as all other code of a list, so it loads only when the pointer or the focus reaches
// its button.
const loadPanel = () => import('./PeriodPanel.tsx');
const PeriodPanel = lazy(loadPanel);

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightRegular },
  waiting: { width: '240px', padding: '12px' },
});

export interface PeriodPickerProps {
  readonly value: PeriodValue;
  readonly onChange: (value: PeriodValue) => void;
}

/**
 * Chooses the period of a list with Back, Forward and Today. The button in the middle opens a calendar, or two date
 * fields for a custom range.
 */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const { unit, start } = value;
  if (unit === 'custom') return <PeriodButton value={value} onChange={onChange} />;
  return (
    <PeriodStepper
      period={unit}
      day={start}
      onChange={(day) => onChange({ unit, ...periodAround(unit, day) })}
      label={<PeriodButton value={value} onChange={onChange} />}
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
        {periodLabel(value)}
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
