import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  ring: {
    color: tokens.colorBrandStroke1,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    flexShrink: 0,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

/** A turning arc; decoration, since the words beside it say what is awaited. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  const styles = useStyles();
  return (
    <svg
      className={styles.ring}
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
