import { formatMoney } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    columnGap: '24px',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '4px var(--page-side, 16px)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sums: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    margin: 0,
    // On a phone each label stands above its figure, in as many columns as there are sums.
    [phone]: { flexBasis: '100%', columnGap: '8px', justifyContent: 'space-between' },
  },
  sum: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    [phone]: { flexDirection: 'column', gap: 0 },
  },
  figure: {
    margin: 0,
    // An amount of millions fits, so a figure that arrives moves nothing.
    minWidth: '12ch',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    [phone]: { minWidth: '10ch', textAlign: 'left' },
  },
});

/** A sum of all rows that a list's filters show. */
export interface Sum {
  readonly label: string;
  /** Integer pence. Null until it is added up. */
  readonly pence: number | null;
}

export interface SumLineProps {
  /** What is added up: 'Sum of 1,730 invoices'. */
  readonly of: string;
  readonly sums: readonly Sum[];
}

/** The sums of a list, between its rows and the pager. It keeps its place and its height while they are added up. */
export function SumLine({ of, sums }: SumLineProps) {
  const styles = useStyles();
  return (
    <section className={styles.line} aria-label={of} aria-busy={sums.some(({ pence }) => pence === null)}>
      <span>{of}</span>
      <dl className={styles.sums}>
        {sums.map(({ label, pence }) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{pence === null ? '…' : formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
