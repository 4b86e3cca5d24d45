import { Textarea as FluentTextarea, makeStyles } from '@fluentui/react-components';
import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { inViewWithLabel, invalidInFocus } from '../style/shared.ts';

const useStyles = makeStyles({
  root: { ...invalidInFocus, width: '100%' },
  text: { ...inViewWithLabel, fieldSizing: 'content', maxHeight: '300px', fontVariantNumeric: 'tabular-nums' },
});

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The lines of an empty box. The box grows with its text up to 14 lines, then it scrolls. */
  readonly lines?: number | undefined;
}

/** Fluent's text box of several lines. Put it into a Field or give it an `aria-label`. */
export function TextArea({ value, onChange, lines = 3, ...rest }: TextAreaProps) {
  const styles = useStyles();
  const area = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the value
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || growsItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);

  return (
    <FluentTextarea
      {...rest}
      rows={lines}
      className={styles.root}
      textarea={{ ref: area, className: styles.text, style: { minHeight: `${lines * 20 + 12}px` } }}
      // Chrome brings only the first line into view when Tab moves the focus here.
      onKeyUp={({ key, currentTarget }) => {
        if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}

/** Browsers that support `field-sizing` need no measuring. */
function growsItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}
