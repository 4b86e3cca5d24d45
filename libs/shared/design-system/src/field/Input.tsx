import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlBox, disabledBox, inViewWithLabel, invalidBorder } from '../style/shared.ts';
import { useFieldControl } from './fieldContext.ts';

const useStyles = makeStyles({
  box: {
    ...controlBox,
    width: '100%',
    gap: tokens.spacingHorizontalSNudge,
    padding: `0 ${tokens.spacingHorizontalMNudge}`,
  },
  large: { minHeight: '40px' },
  invalid: invalidBorder,
  disabled: disabledBox,
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '30px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    ...inViewWithLabel,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'inherit',
    textOverflow: 'ellipsis',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  adornment: { display: 'inline-flex', alignItems: 'center', color: tokens.colorNeutralForeground3, flexShrink: 0 },
});

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'size' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly large?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text input. Put it into a Field or give it an `aria-label`. */
export function Input({ value, onChange, before, after, large, className, ...rest }: InputProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const invalid = rest['aria-invalid'] ?? field['aria-invalid'];
  return (
    <span
      className={mergeClasses(
        styles.box,
        large && styles.large,
        invalid && styles.invalid,
        rest.disabled && styles.disabled,
        className,
      )}
    >
      {before && <span className={styles.adornment}>{before}</span>}
      <input
        type="text"
        {...field}
        {...rest}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {after && <span className={styles.adornment}>{after}</span>}
    </span>
  );
}
