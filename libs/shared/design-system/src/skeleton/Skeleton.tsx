import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

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
  // Screen readers hear the label at once. It is visible after 400 ms, above the shape.
  label: {
    display: 'block',
    paddingBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '0.01s',
    animationDelay: '400ms',
    animationFillMode: 'both',
  },
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

interface SkeletonLinesProps {
  readonly lines?: number;
  /** The bars appear immediately, because they replace others. */
  readonly atOnce?: boolean;
}

/**
 * "Loading…" and lines of grey bars instead of a card's content.
 */
export function SkeletonLines({ lines = 3, atOnce = false }: SkeletonLinesProps) {
  const styles = useStyles();
  return (
    <Skeleton atOnce={atOnce}>
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
  /** The words of the loading alert. */
  readonly label?: string;
  /** The children appear immediately, not after 300 ms. */
  readonly atOnce?: boolean;
}

/** The loading alert (C§8), and the shape of what loads below it. */
export function Skeleton({ children, label = 'Loading…', atOnce = false }: SkeletonProps) {
  const styles = useStyles();
  return (
    <div role="status">
      <span className={styles.label}>{label}</span>
      <div aria-hidden className={atOnce ? undefined : styles.late}>
        {children}
      </div>
    </div>
  );
}
