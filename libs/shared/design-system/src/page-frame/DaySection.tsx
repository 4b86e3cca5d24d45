import { formatDayHeading, type IsoDate } from '@console/format';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Badge } from '../status-badge/Badge.tsx';
import { print } from '../style/shared.ts';

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minHeight: '40px',
    margin: '0 calc(-1 * var(--page-side))',
    padding: '4px var(--page-side) 0',
    backgroundColor: tokens.colorNeutralBackground2,
    [print]: { position: 'static', breakAfter: 'avoid' },
  },
  title: {
    margin: 0,
    padding: '2px 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  section: { paddingBottom: '10px' },
  // The area keeps the height of a sticky heading free above what is scrolled to. Today's own heading needs that height.
  today: { scrollMarginTop: '-48px' },
});

export interface DaySectionProps {
  readonly day: IsoDate;
  /** The number of items as text: "5 sessions". */
  readonly count?: string;
  readonly today?: boolean;
  readonly children: ReactNode;
}

/** The items of one day below a sticky heading, for a `schedule` page. A page that is newly opened begins at today. */
export function DaySection({ day, count, today, children }: DaySectionProps) {
  const styles = useStyles();
  return (
    <section
      aria-label={formatDayHeading(day)}
      className={mergeClasses(styles.section, today && styles.today)}
      {...(today && { 'data-scroll-start': '' })}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{formatDayHeading(day)}</h2>
        {today && <Badge tone="brand">Today</Badge>}
        {count && <span className={styles.count}>{count}</span>}
      </header>
      {children}
    </section>
  );
}
