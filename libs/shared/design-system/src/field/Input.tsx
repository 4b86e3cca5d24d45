import { Input as FluentInput, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { inViewWithLabel, invalidInFocus } from '../style/shared.ts';

const useStyles = makeStyles({
  root: { ...invalidInFocus, width: '100%', fontVariantNumeric: 'tabular-nums' },
  large: { minHeight: '40px' },
  input: {
    ...inViewWithLabel,
    fontVariantNumeric: 'inherit',
    textOverflow: 'ellipsis',
    '::-webkit-search-cancel-button': { display: 'none' },
  },
});

export interface InputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'onChange' | 'size' | 'value' | 'defaultValue' | 'type' | 'children'
  > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly large?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Fluent's text input. Put it into a Field or give it an `aria-label`. */
export function Input({ value, onChange, before, after, large, className, ref = null, ...rest }: InputProps) {
  const styles = useStyles();
  return (
    <FluentInput
      {...rest}
      className={mergeClasses(styles.root, large && styles.large, className)}
      input={{ className: styles.input, ref }}
      contentBefore={before ? { children: before } : null}
      contentAfter={after ? { children: after } : null}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}
