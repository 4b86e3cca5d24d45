import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useRef } from 'react';
import { phone, print } from '../style/shared.ts';
import { useFocusAfterRemoval } from '../table/useFocusAfterRemoval.ts';
import { usePaperLandscape } from './usePaperLandscape.ts';

const side = '24px';
const narrowSide = '16px';
const narrow = '@media (max-width: 1023px)';
const short = '@media (max-height: 560px)';

const useStyles = makeStyles({
  frame: {
    '--page-side': side,
    [narrow]: { '--page-side': narrowSide },
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    boxSizing: 'border-box',
    // At 400 % zoom the head would fill the window, so the whole page scrolls instead.
    [short]: { overflow: 'auto' },
    [print]: { height: 'auto', overflow: 'visible' },
  },
  // On a phone the head scrolls away with the record. On a list page the table scrolls its rows itself.
  flowing: { [phone]: { overflow: 'auto' } },
  flowingDays: { [short]: { scrollPaddingTop: '48px' }, [phone]: { scrollPaddingTop: '48px' } },
  list: { backgroundColor: tokens.colorNeutralBackground1 },
  card: { backgroundColor: tokens.colorNeutralBackground2 },
  head: { flexShrink: 0 },
  schedule: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  titleRow: {
    display: 'flex',
    // A long title wraps. The badge and the actions stay beside its first line.
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minHeight: '52px',
    padding: '9px var(--page-side) 9px',
    // On a phone the actions move below the title when both do not fit on one line.
    [phone]: { flexWrap: 'wrap' },
  },
  title: {
    margin: '0 2px 0 0',
    padding: '3px 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  badge: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '34px' },
  count: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '34px',
    // On a phone the count takes the space beside the buttons, whatever its words. So they never move to another line.
    [phone]: { flex: '1 1 0', minWidth: '56px' },
  },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginLeft: 'auto',
    flexShrink: 0,
    [phone]: { flexWrap: 'wrap', flexShrink: 1, marginLeft: 0 },
    [print]: { display: 'none' },
  },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '24px',
    marginTop: '-8px',
    // On a phone buttons may be above it.
    [phone]: { marginTop: 0, paddingBottom: '4px' },
    padding: '0 var(--page-side)',
    boxSizing: 'border-box',
    color: tokens.colorNeutralForeground2,
  },
  metaAboveFilters: { paddingBottom: '8px', [phone]: { paddingBottom: '8px' } },
  filters: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    padding: '0 var(--page-side) 8px',
    boxSizing: 'border-box',
    [print]: { display: 'none' },
  },
  filterBar: { display: 'flex', flexGrow: 1, minWidth: 0 },
  // `/` leads to the search box also while rows are selected. While the focus is among the filters, they are uncovered.
  covered: {
    ':not(:focus-within)': { visibility: 'hidden' },
    ':focus-within + div': { visibility: 'hidden' },
  },
  selection: { position: 'absolute', inset: '0 var(--page-side) auto', display: 'flex' },
  chips: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    padding: '0 var(--page-side) 10px',
    [phone]: { flexWrap: 'wrap' },
    boxSizing: 'border-box',
  },
  tabs: { padding: '4px var(--page-side) 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  body: {
    flexGrow: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    [short]: { flexShrink: 0, minHeight: '320px' },
  },
  scroll: {
    // Holds hidden labels, which are positioned. Otherwise they make the frame around it scroll, and the head is cut off.
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: '8px var(--page-side) 24px',
    outlineStyle: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [short]: { overflow: 'visible', flexShrink: 0 },
    [phone]: { overflow: 'visible', flexShrink: 0 },
    [print]: { overflow: 'visible' },
  },
  underTabs: { paddingTop: '16px' },
  // The headings of the days are sticky. Focused elements must not be scrolled below them.
  days: { paddingTop: 0, scrollPaddingTop: '48px' },
});

export interface PageFrameProps {
  /** The screen's only h1. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /**
   * `list`: a table fills the page and scrolls its own rows. `schedule`: the head of a list above cards that scroll.
   * `card`: a detail page whose cards scroll.
   */
  readonly variant?: 'list' | 'schedule' | 'card';
  /** The record's status, beside the title. */
  readonly badge?: ReactNode;
  /** The number of records of a list, beside the title: ResultCount. */
  readonly count?: ReactNode;
  /** The line below a record's title: reference, dates, the record it belongs to. Use MetaLine. */
  readonly meta?: ReactNode;
  /** The buttons. The main action comes last, so that it has the same place on every screen. */
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  /** Covers the filters while rows are selected: SelectionBar. */
  readonly selection?: ReactNode;
  /** The active filters: FilterChips. Without any, leave it out, so that the rows begin higher. */
  readonly chips?: ReactNode;
  readonly tabs?: ReactNode;
}

/** The frame of every screen. Title, filters, chips and content have fixed places. */
export function PageFrame({
  title,
  children,
  variant = 'list',
  badge,
  count,
  meta,
  actions,
  filters,
  selection,
  chips,
  tabs,
}: PageFrameProps) {
  const styles = useStyles();
  const heading = useId();
  const flowing = variant !== 'list';
  usePaperLandscape(variant !== 'card');
  const scroll = useRef<HTMLElement>(null);
  useFocusAfterRemoval(scroll, 'article');
  return (
    <div
      className={mergeClasses(
        styles.frame,
        flowing ? styles.card : styles.list,
        flowing && styles.flowing,
        variant === 'schedule' && styles.flowingDays,
      )}
      {...(flowing && { 'data-scroll-area': 'frame' })}
    >
      <header className={mergeClasses(styles.head, variant === 'schedule' && styles.schedule)}>
        <div className={styles.titleRow}>
          <h1 id={heading} className={styles.title} tabIndex={-1} data-page-title>
            {title}
          </h1>
          {badge && <div className={styles.badge}>{badge}</div>}
          {count && <div className={styles.count}>{count}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {meta && <div className={mergeClasses(styles.meta, filters ? styles.metaAboveFilters : undefined)}>{meta}</div>}
        {filters && (
          <div className={styles.filters}>
            <div className={mergeClasses(styles.filterBar, selection ? styles.covered : undefined)}>{filters}</div>
            {selection && <div className={styles.selection}>{selection}</div>}
          </div>
        )}
        {chips && <div className={styles.chips}>{chips}</div>}
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </header>
      {flowing ? (
        <section
          ref={scroll}
          aria-labelledby={heading}
          // Gets the focus when a focused card disappears. It is no tab stop: the keyboard scrolls it from inside.
          tabIndex={-1}
          className={mergeClasses(
            styles.scroll,
            tabs ? styles.underTabs : undefined,
            variant === 'schedule' && styles.days,
          )}
          data-scroll-area="page"
        >
          {children}
        </section>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
    </div>
  );
}
