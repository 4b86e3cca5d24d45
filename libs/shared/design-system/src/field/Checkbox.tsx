import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
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
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** A check box with its words. */
export function Checkbox({ checked, onChange, children, disabled, invalid }: CheckboxProps) {
  const styles = useStyles();
  return (
    <label className={mergeClasses(styles.label, disabled && styles.disabled)}>
      <input
        type="checkbox"
        className={useCheckboxClassName(invalid)}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
