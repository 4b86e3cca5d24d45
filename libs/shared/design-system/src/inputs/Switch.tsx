import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CheckboxProps } from '../field/Checkbox.tsx';
import { useFieldControl } from '../field/fieldContext.ts';
import { focusRing, quickTransition } from '../style/shared.ts';

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
  track: {
    ...focusRing,
    ...quickTransition('background-color, border-color'),
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '40px',
    height: '20px',
    margin: 0,
    cursor: 'inherit',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    '::after': {
      ...quickTransition('transform'),
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      width: '14px',
      height: '14px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStrokeAccessible,
    },
    ':checked': {
      backgroundColor: tokens.colorCompoundBrandBackground,
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
    },
    ':checked::after': { transform: 'translateX(20px)', backgroundColor: tokens.colorNeutralForegroundInverted },
    ':disabled': { opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } },
  },
});

/** An on/off switch with its text, for a setting that applies at once or to a whole record. */
export function Switch({ checked, onChange, onBlur, children, disabled, invalid }: CheckboxProps) {
  const styles = useStyles();
  const field = useFieldControl();
  return (
    <label className={mergeClasses(styles.label, disabled && styles.disabled)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native check box reports its checked state itself
        role="switch"
        className={styles.track}
        checked={checked}
        disabled={disabled}
        aria-invalid={(invalid ?? field['aria-invalid']) || undefined}
        aria-describedby={field.id && field['aria-describedby']}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
