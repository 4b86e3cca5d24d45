import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/controls.ts';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  stepper: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
    // On a phone all four stand in one line. In a window of 320 px Today moves below.
    [phone]: { flexWrap: 'wrap', maxWidth: '100%', gap: '2px' },
  },
  today: {
    marginLeft: tokens.spacingHorizontalS,
    [phone]: { marginLeft: 0, minWidth: 0, paddingLeft: '5px', paddingRight: '5px' },
  },
});

export interface PeriodStepperProps {
  /** The name of the period: 'week'. */
  readonly period: string;
  /** The button with the current period, between Back and Forward. */
  readonly label: ReactNode;
  /** Called with -1 for the previous period and 1 for the next. Null without a period to move. */
  readonly onStep: ((by: -1 | 1) => void) | null;
  readonly onToday: () => void;
}

/** Moves a period: Back, "16 – 22 Nov 2026", Forward, Today. */
export function PeriodStepper({ period, label, onStep, onToday }: PeriodStepperProps) {
  const styles = useStyles();
  return (
    <span className={styles.stepper}>
      <Button
        appearance="subtle"
        icon={<ChevronLeftIcon />}
        aria-label={`Previous ${period}`}
        disabled={onStep === null}
        onClick={() => onStep?.(-1)}
      />
      {label}
      <Button
        appearance="subtle"
        icon={<ChevronRightIcon />}
        aria-label={`Next ${period}`}
        disabled={onStep === null}
        onClick={() => onStep?.(1)}
      />
      <Button className={styles.today} onClick={onToday}>
        Today
      </Button>
    </span>
  );
}
