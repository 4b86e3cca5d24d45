import { Checkbox as FluentCheckbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFieldControl } from './useFieldControl.ts';

const border = '--fui-Checkbox__indicator--borderColor';

const useStyles = makeStyles({
  // Fluent leaves 8 px around the box. Here it begins where the labels begin.
  root: { marginLeft: '-8px' },
  label: { paddingLeft: 0, color: tokens.colorNeutralForeground1 },
  disabled: { color: tokens.colorNeutralForegroundDisabled },
  // Fluent has no look for an invalid check box.
  invalid: { [border]: tokens.colorPaletteRedBorder2, ':hover': { [border]: tokens.colorPaletteRedBorder2 } },
});

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** Fluent's check box with its text. Inside a Field it takes the Field's error. */
export function Checkbox({ checked, onChange, onBlur, children, disabled = false, invalid }: CheckboxProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const bad = invalid ?? field['aria-invalid'] ?? false;
  return (
    <FluentCheckbox
      className={mergeClasses(styles.root, bad && !checked && styles.invalid)}
      label={{ children, className: mergeClasses(styles.label, disabled && styles.disabled) }}
      checked={checked}
      disabled={disabled}
      aria-invalid={bad || undefined}
      // The Field's label says whether a choice is required.
      required={false}
      onBlur={() => onBlur?.()}
      onChange={(_, data) => onChange(data.checked === true)}
    />
  );
}
