import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from '../field/fieldContext.ts';
import { controlBox, disabledBox, inViewWithLabel, invalidBorder } from '../style/shared.ts';

const useStyles = makeStyles({
  box: { ...controlBox, width: '100%' },
  invalid: invalidBorder,
  disabled: disabledBox,
  text: {
    fieldSizing: 'content',
    boxSizing: 'border-box',
    width: '100%',
    maxHeight: '300px',
    padding: `5px ${tokens.spacingHorizontalMNudge}`,
    border: 'none',
    outlineStyle: 'none',
    ...inViewWithLabel,
    resize: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
});

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The lines of an empty box. The box grows with its text up to 14 lines, then it scrolls. */
  readonly lines?: number | undefined;
}

/** A text box of several lines. Put it into a Field or give it an `aria-label`. */
export function TextArea({ value, onChange, lines = 3, ...rest }: TextAreaProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const area = useRef<HTMLTextAreaElement>(null);
  const invalid = rest['aria-invalid'] ?? field['aria-invalid'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the value
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || growsItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);

  return (
    <span className={mergeClasses(styles.box, invalid && styles.invalid, rest.disabled && styles.disabled)}>
      <textarea
        {...field}
        {...rest}
        ref={area}
        rows={lines}
        style={{ minHeight: `${lines * 20 + 10}px` }}
        className={styles.text}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}

/** Browsers that support `field-sizing` need no measuring. */
function growsItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}
