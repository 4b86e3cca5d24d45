import { Checkbox as FluentCheckbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useFieldControl } from './useFieldControl.ts';

const border = '--fui-Checkbox__indicator--borderColor';

const useStyles = makeStyles({
  // Fluent leaves 8 px around the box. Here it begins where the labels begin.
  root: { marginLeft: '-8px' },
  label: { paddingLeft: 0, color: tokens.colorNeutralForeground1 },
  disabled: { color: tokens.colorNeutralForegroundDisabled },
  detail: {
    marginTop: '-4px',
    marginLeft: '24px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // Fluent has no look for an invalid check box.
  invalid: { [border]: tokens.colorPaletteRedBorder2, ':hover': { [border]: tokens.colorPaletteRedBorder2 } },
});

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
  /** What the choice means, below its text. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** Fluent's check box with its text. Inside a Field it takes the Field's error. */
export function Checkbox({ checked, onChange, onBlur, children, detail, disabled = false, invalid }: CheckboxProps) {
  const styles = useStyles();
  const id = useId();
  const field = useFieldControl();
  const bad = invalid ?? field['aria-invalid'] ?? false;
  const described = [field['aria-describedby'], detail && id].filter(Boolean).join(' ');
  const box = (
    <FluentCheckbox
      className={mergeClasses(styles.root, bad && !checked && styles.invalid)}
      label={{ children, className: mergeClasses(styles.label, disabled && styles.disabled) }}
      checked={checked}
      disabled={disabled}
      aria-invalid={bad || undefined}
      {...(detail && { 'aria-describedby': described })}
      // The Field's label says whether a choice is required.
      required={false}
      onBlur={() => onBlur?.()}
      onChange={(_, data) => onChange(data.checked === true)}
    />
  );
  if (!detail) return box;
  return (
    <div>
      {box}
      <div id={id} className={styles.detail}>
        {detail}
      </div>
    </div>
  );
}
