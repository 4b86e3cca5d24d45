import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  // Appears after 300 ms, so that a quick answer shows no flicker.
  late: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '0.01s',
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
  bar: {
    display: 'block',
    height: '10px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStencil1,
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
  badge: { height: '18px', borderRadius: tokens.borderRadiusMedium },
  end: { marginLeft: 'auto' },
  lines: { display: 'flex', flexDirection: 'column', gap: '14px', padding: '4px 0' },
  hidden: { ...visuallyHidden },
  w45: { width: '45%' },
  w60: { width: '60%' },
  w75: { width: '75%' },
  w90: { width: '90%' },
});

const widths = ['w75', 'w60', 'w90', 'w75', 'w60', 'w45'] as const;

export interface SkeletonBarProps {
  /** Any whole number: bars beside each other get different lengths, the same ones each time. */
  readonly seed?: number;
  readonly look?: 'bar' | 'badge';
  readonly align?: 'start' | 'end';
}

/** One grey bar in the place of a value. */
export function SkeletonBar({ seed = 0, look = 'bar', align = 'start' }: SkeletonBarProps) {
  const styles = useStyles();
  const width = widths[Math.abs(seed) % widths.length] ?? 'w60';
  return (
    <span
      className={mergeClasses(
        styles.bar,
        styles[width],
        look === 'badge' && styles.badge,
        align === 'end' && styles.end,
      )}
    />
  );
}

/** Some lines of bars in the place of a card's content. Shown after 300 ms; says "Loading…" to screen readers at once. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  const styles = useStyles();
  return (
    <Skeleton>
      <span className={styles.lines}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
          <SkeletonBar key={line} seed={line} />
        ))}
      </span>
    </Skeleton>
  );
}

export interface SkeletonProps {
  readonly children: ReactNode;
  /** What is awaited, for screen readers. */
  readonly label?: string;
}

/** Holds a screen's shape while nothing is there yet (C§8: the loading alert). */
export function Skeleton({ children, label = 'Loading…' }: SkeletonProps) {
  const styles = useStyles();
  return (
    <div role="status">
      <span className={styles.hidden}>{label}</span>
      <div aria-hidden className={styles.late}>
        {children}
      </div>
    </div>
  );
}
