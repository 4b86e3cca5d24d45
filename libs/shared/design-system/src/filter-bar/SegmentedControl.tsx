import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { asWideAsWidest, visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  group: {
    display: 'inline-flex',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: 'fit-content',
    height: '32px',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  input: { ...visuallyHidden, margin: 0 },
  segment: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    padding: '0 10px',
    borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':first-of-type': { borderRadius: '3px 0 0 3px' },
    ':last-child': { borderRightStyle: 'none', borderRadius: '0 3px 3px 0' },
    ':has(:focus-visible)': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
      zIndex: 1,
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  // Text in semibold is wider.
  label: asWideAsWidest(tokens.fontWeightSemibold),
  // On a phone the icon stands for the text, which names the choice still.
  besideIcon: { '@media (max-width: 480px)': visuallyHidden },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundSelected },
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

export interface Segment<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Drawn before the text. On a phone only the icon is drawn. */
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the control: 'Class type'. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few values that are all visible. It is a radio group, so arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const styles = useStyles();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {segments.map((segment) => (
        <label key={segment.value} className={mergeClasses(styles.segment, segment.value === value && styles.chosen)}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span
            className={mergeClasses(styles.label, segment.icon !== undefined && styles.besideIcon)}
            data-widest={segment.label}
          >
            {segment.label}
          </span>
        </label>
      ))}
    </div>
  );
}
