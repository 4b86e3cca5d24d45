import { Switch as FluentSwitch, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CheckboxProps } from '../field/Checkbox.tsx';

const useStyles = makeStyles({
  // Fluent leaves 8 px around the switch. Here it is as high as an input and begins where the labels begin.
  root: { marginLeft: '-8px' },
  indicator: { marginTop: '6px', marginBottom: '6px' },
  label: { paddingTop: '6px', paddingBottom: '6px', paddingLeft: 0 },
  invalid: { color: tokens.colorPaletteRedForeground1 },
});

/** Fluent's on/off switch with its text, for a setting that applies at once or to a whole record. */
export function Switch({ checked, onChange, onBlur, children, disabled = false, invalid }: CheckboxProps) {
  const styles = useStyles();
  return (
    <FluentSwitch
      className={styles.root}
      indicator={{ className: styles.indicator }}
      label={{ children, className: mergeClasses(styles.label, invalid && styles.invalid) }}
      checked={checked}
      disabled={disabled}
      {...(invalid && { 'aria-invalid': true })}
      required={false}
      onBlur={() => onBlur?.()}
      onChange={(_, data) => onChange(data.checked)}
    />
  );
}
