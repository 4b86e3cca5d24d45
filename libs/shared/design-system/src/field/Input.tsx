import { Input as FluentInput, makeStyles, mergeClasses, useMergedRefs } from '@fluentui/react-components';
import { type InputHTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
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

/**
 * Fluent's text input. Put it into a Field or give it an `aria-label`. A value that arrives while the input has the focus and
 * nothing was typed yet is selected, so that typing replaces it.
 */
export function Input({ value, onChange, onFocus, before, after, large, className, ref = null, ...rest }: InputProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const justFocused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new value
  useLayoutEffect(() => {
    if (justFocused.current && document.activeElement === input.current) input.current?.select();
  }, [value]);
  return (
    <FluentInput
      {...rest}
      className={mergeClasses(styles.root, large && styles.large, className)}
      input={{ className: styles.input, ref: mergedRef }}
      contentBefore={before ? { children: before } : null}
      contentAfter={after ? { children: after } : null}
      value={value}
      onFocus={(event) => {
        justFocused.current = true;
        onFocus?.(event);
      }}
      onChange={(_, data) => {
        justFocused.current = false;
        onChange(data.value);
      }}
    />
  );
}
