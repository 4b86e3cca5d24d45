import { Select as FluentSelect, makeStyles } from '@fluentui/react-components';
import { invalidBorder } from '../style/shared.ts';

const useStyles = makeStyles({
  wide: { width: '100%' },
  asWideAsText: { display: 'inline-flex' },
  // Like `invalidInFocus`, without a box around the control.
  select: { '&:focus-within[aria-invalid="true"]': invalidBorder, fontVariantNumeric: 'tabular-nums' },
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
  readonly disabled?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

/** Fluent's select, for a few fixed choices. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, onBlur, disabled = false, wide, 'aria-label': label } = props;
  const styles = useStyles();
  return (
    <FluentSelect
      aria-label={label}
      className={wide ? styles.wide : styles.asWideAsText}
      select={{ className: styles.select }}
      disabled={disabled}
      value={value}
      onBlur={() => onBlur?.()}
      onChange={(event) => {
        const chosen = options[event.currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </FluentSelect>
  );
}
