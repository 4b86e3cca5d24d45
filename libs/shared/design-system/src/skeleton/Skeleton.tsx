import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  // Appears after 300 ms, so that a quick answer causes no flicker.
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
  /**
   * Any whole number. It chooses the bar's length, so that bars side by side differ but stay the same at each render.
   */
  readonly seed?: number;
  readonly look?: 'bar' | 'badge';
  readonly align?: 'start' | 'end';
}

/** One grey bar instead of a value that is loading. */
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

/**
 * Lines of grey bars instead of a card's content. They appear after 300 ms. Screen readers hear "Loading…" immediately.
 */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  const styles = useStyles();
  return (
    <Skeleton>
      <span className={styles.lines}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no id
          <SkeletonBar key={line} seed={line} />
        ))}
      </span>
    </Skeleton>
  );
}

export interface SkeletonProps {
  readonly children: ReactNode;
  /** The text for screen readers. */
  readonly label?: string;
}

/** Keeps the shape of a screen while it loads (C§8: the loading alert). */
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
