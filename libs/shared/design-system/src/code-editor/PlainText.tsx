import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { focusRing } from '../style/shared.ts';

const useStyles = makeStyles({
  text: {
    margin: 0,
    padding: '10px 12px',
    maxHeight: '480px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  focus: focusRing,
});

export interface PlainTextProps {
  readonly children: string;
  /** The name of the box, for screen readers. */
  readonly label: string;
}

/** Text of several lines, as it is written. A long one scrolls, also by keyboard. */
export function PlainText({ children, label }: PlainTextProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={label} tabIndex={0} className={mergeClasses(styles.text, styles.focus)}>
      {children}
    </section>
  );
}
