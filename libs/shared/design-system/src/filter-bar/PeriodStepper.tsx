import { formatPeriod, type IsoDate, type Period, stepPeriod, toIsoDate } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { CalendarLtrIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/controls.ts';

const useStyles = makeStyles({
  stepper: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
  },
  today: { marginLeft: tokens.spacingHorizontalS, '@media (max-width: 1023px)': { display: 'none' } },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    height: '30px',
    padding: '0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
  },
});

export interface PeriodStepperProps {
  readonly period: Period;
  /** Any day of the current period. */
  readonly day: IsoDate;
  readonly onChange: (day: IsoDate) => void;
  /** Replaces the label in the middle by a button that opens a calendar. */
  readonly label?: ReactNode;
}

/** Moves a period: Back, "16 – 22 Nov 2026", Forward, Today. */
export function PeriodStepper({ period, day, onChange, label }: PeriodStepperProps) {
  const styles = useStyles();
  return (
    <span className={styles.stepper}>
      <Button
        appearance="subtle"
        icon={<ChevronLeftIcon />}
        aria-label={`Previous ${period}`}
        onClick={() => onChange(stepPeriod(period, day, -1))}
      />
      {label ?? (
        <span className={styles.label}>
          <CalendarLtrIcon size={16} />
          {formatPeriod(period, day)}
        </span>
      )}
      <Button
        appearance="subtle"
        icon={<ChevronRightIcon />}
        aria-label={`Next ${period}`}
        onClick={() => onChange(stepPeriod(period, day, 1))}
      />
      <span className={styles.today}>
        <Button onClick={() => onChange(toIsoDate(Date.now()))}>Today</Button>
      </span>
    </span>
  );
}
