import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  brand: { color: tokens.colorBrandStroke1 },
  ring: {
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    flexShrink: 0,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

export interface SpinnerProps {
  readonly size?: number;
  /** `text` takes the colour of the text around it. */
  readonly tone?: 'brand' | 'text';
}

/** A turning arc. It is hidden from screen readers: the text beside it says what is loading. */
export function Spinner({ size = 16, tone = 'brand' }: SpinnerProps) {
  const styles = useStyles();
  return (
    <svg
      className={mergeClasses(styles.ring, tone === 'brand' && styles.brand)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <path d="M8 1.5A6.5 6.5 0 1 1 1.5 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
