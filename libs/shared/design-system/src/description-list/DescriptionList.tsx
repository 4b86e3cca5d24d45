import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  stacked: {
    display: 'grid',
    gap: '8px 16px',
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  },
  weighted: {
    gridTemplateColumns: 'var(--columns)',
    '@media (max-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  columns1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columns2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  columns3: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  columns4: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: { minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  value: { margin: 0, minHeight: '20px', lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  rows: { margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    padding: '6px 16px 5px',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    // The row that is being edited.
    ':has(form)': { padding: '12px 16px 11px', backgroundColor: tokens.colorNeutralBackground2 },
    ':has(form) > dt': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
    // On a phone, or at high zoom, a value beside its label would have only a few letters a line.
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  rowLabel: {
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    lineHeight: tokens.lineHeightBase300,
  },
  // Keeps the line of a value at its height when the value is a badge.
  rowValue: { '& > span': { verticalAlign: 'top' } },
});

export interface Description {
  readonly label: string;
  /** Null, undefined and the empty text show a dash (C§2). */
  readonly value: ReactNode;
  /** Takes the whole width of `stacked`, for an address or a long text. */
  readonly wide?: boolean;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  /**
   * `stacked` shows the label above the value, in columns. `rows` shows the label beside the value with rules between,
   * for a flush card.
   */
  readonly layout?: 'stacked' | 'rows';
  /** The number of columns of `stacked`. The default is as many as fit. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Relative column widths, instead of equal columns. */
  readonly weights?: readonly number[];
}

/** The labels and values of a record. */
export function DescriptionList({ items, layout = 'stacked', columns, weights }: DescriptionListProps) {
  const styles = useStyles();
  const rows = layout === 'rows';
  const stacked = mergeClasses(styles.stacked, columns && styles[`columns${columns}`], weights && styles.weighted);
  const tracks: (CSSProperties & Record<'--columns', string>) | undefined = weights && {
    '--columns': weights.map((weight) => `minmax(0, ${weight}fr)`).join(' '),
  };
  return (
    <dl className={rows ? styles.rows : stacked} style={tracks}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={rows ? styles.row : mergeClasses(styles.item, wide && styles.wide)}>
          <dt className={mergeClasses(styles.label, rows && styles.rowLabel)}>{label}</dt>
          <dd className={mergeClasses(styles.value, rows && styles.rowValue)}>
            {value === null || value === undefined || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
