import { Select as FluentSelect, makeStyles, mergeClasses } from '@fluentui/react-components';
import { invalidBorder } from '../style/shared.ts';

const useStyles = makeStyles({
  wide: { width: '100%' },
  asWideAsText: { display: 'inline-flex' },
  // On paper only the chosen text shows.
  root: { '@media print': { '& > *': { display: 'none' }, '::before': { content: 'attr(data-chosen)' } } },
  // Like `invalidInFocus`, without a box around the control.
  select: { '&:focus-within[aria-invalid="true"]': invalidBorder, fontVariantNumeric: 'tabular-nums' },
});

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What the choice means. Only check boxes show it, below the label. */
  readonly detail?: string;
}

export interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** Makes it fit into the row of a table. */
  readonly small?: boolean | undefined;
}

/** The attribute whose text is printed. The type of the slot does not know data attributes. */
const rootOf = (chosen = ''): object => ({ 'data-chosen': chosen });

/** Fluent's select, for a few fixed choices. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, onBlur, disabled = false, wide, small, 'aria-label': label } = props;
  const styles = useStyles();
  return (
    <FluentSelect
      aria-label={label}
      size={small ? 'small' : 'medium'}
      className={mergeClasses(styles.root, wide ? styles.wide : styles.asWideAsText)}
      root={rootOf(options.find((option) => option.value === value)?.label)}
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
