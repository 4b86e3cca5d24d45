import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFieldControl } from './fieldContext.ts';
import { useCheckboxClassName } from './useCheckboxClassName.ts';

const useStyles = makeStyles({
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
  },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
});

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** A check box with its text. Inside a Field it takes the Field's error. */
export function Checkbox({ checked, onChange, onBlur, children, disabled, invalid }: CheckboxProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const bad = invalid ?? field['aria-invalid'];
  return (
    <label className={mergeClasses(styles.label, disabled && styles.disabled)}>
      <input
        type="checkbox"
        className={useCheckboxClassName(bad)}
        checked={checked}
        disabled={disabled}
        aria-invalid={bad || undefined}
        aria-describedby={field.id && field['aria-describedby']}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
