import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownIcon } from '../icons/controls.ts';
import { controlBox, disabledBox, invalidBorder } from '../style/shared.ts';
import { useFieldControl } from './fieldContext.ts';

const useStyles = makeStyles({
  box: { ...controlBox },
  wide: { width: '100%' },
  invalid: invalidBorder,
  disabled: disabledBox,
  select: {
    appearance: 'none',
    width: '100%',
    height: '30px',
    padding: `0 34px 0 ${tokens.spacingHorizontalMNudge}`,
    border: 'none',
    outlineStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    '& option': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
    ':disabled': { cursor: 'not-allowed', color: tokens.colorNeutralForegroundDisabled },
  },
  chevron: { position: 'absolute', right: '10px', pointerEvents: 'none', color: tokens.colorNeutralForeground3 },
});

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

/** A native select, for a few fixed choices. */
export function Select<Value extends string>({ value, options, onChange, wide, ...rest }: SelectProps<Value>) {
  const styles = useStyles();
  const field = useFieldControl();
  const look = mergeClasses(
    styles.box,
    wide && styles.wide,
    field['aria-invalid'] && styles.invalid,
    rest.disabled && styles.disabled,
  );
  return (
    <span className={look}>
      <select
        {...field}
        {...rest}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.chevron} />
    </span>
  );
}
