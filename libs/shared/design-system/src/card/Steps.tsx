import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { CheckmarkCircleFilledIcon } from '../icons/controls.ts';
import { CircleHalfFillIcon, CircleIcon } from '../icons/status.ts';
import { visuallyHidden } from '../style/shared.ts';

const narrow = '@media (max-width: 760px)';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingVerticalM },
  },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    // The line that leads to the next step.
    ':not(:last-child)': { flexGrow: 1 },
    ':not(:last-child)::after': {
      content: '""',
      flexGrow: 1,
      minWidth: '12px',
      height: '2px',
      marginRight: tokens.spacingHorizontalM,
      backgroundColor: tokens.colorNeutralStroke2,
      [narrow]: { display: 'none' },
    },
  },
  done: {
    color: tokens.colorNeutralForeground1,
    '& svg': { color: tokens.colorStatusSuccessForeground1 },
    '::after': { backgroundColor: `${tokens.colorStatusSuccessForeground1} !important` },
  },
  current: { color: tokens.colorNeutralForeground1, '& svg': { color: tokens.colorCompoundBrandForeground1 } },
  icon: { display: 'inline-flex', flexShrink: 0 },
  // A date stays on one line. A longer detail wraps where there is little room.
  words: { minWidth: '70px' },
  label: { display: 'block', lineHeight: tokens.lineHeightBase300, whiteSpace: 'nowrap' },
  currentLabel: { fontWeight: tokens.fontWeightSemibold },
  // Keeps the line's height while there is no detail.
  detail: {
    display: 'block',
    minHeight: tokens.lineHeightBase200,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  hidden: { ...visuallyHidden },
});

/** One step in the progress of a record. */
export interface Step {
  readonly label: string;
  /** The date of the step, or what is still missing: "16 Nov 2026", "1 of 2 items". */
  readonly detail?: ReactNode;
  readonly state: 'done' | 'current' | 'todo';
}

const icons = { done: CheckmarkCircleFilledIcon, current: CircleHalfFillIcon, todo: CircleIcon };
const words = { done: ', done', current: ', next', todo: '' };

export interface StepsProps {
  /** The list's name for screen readers: 'Progress of the booking'. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Shows which steps of a record are done and which one is next. */
export function Steps({ label, steps }: StepsProps) {
  const styles = useStyles();
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map(({ label: name, detail, state }) => {
        const Icon = icons[state];
        return (
          <li
            key={name}
            className={mergeClasses(styles.step, state !== 'todo' && styles[state])}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            <span className={styles.icon}>
              <Icon size={20} />
            </span>
            <span className={styles.words}>
              <span className={mergeClasses(styles.label, state === 'current' && styles.currentLabel)}>
                {name}
                <span className={styles.hidden}>{words[state]}</span>
              </span>
              <span className={styles.detail}>{detail}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
