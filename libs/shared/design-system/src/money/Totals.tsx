import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Money } from './Money.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: '1fr auto', margin: 0, alignItems: 'end' },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground3,
  },
  amount: { margin: 0, paddingLeft: tokens.spacingHorizontalL, textAlign: 'right', lineHeight: '24px' },
  total: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    marginTop: '4px',
  },
  // The group exists only for the meaning of the list, not for its layout.
  group: { display: 'contents' },
});

export interface TotalLine {
  readonly label: string;
  readonly pence: number | null | undefined;
  /** Marks the sum: semibold, with a rule above it. */
  readonly total?: boolean;
}

/** The usual lines of a price: net price, VAT and total. Null is an amount that is not known yet. */
export function priceTotals(net: number | null, vat: number | null, vatLabel = 'VAT'): TotalLine[] {
  const total = net === null || vat === null ? null : net + vat;
  return [
    { label: 'Net price', pence: net },
    { label: vatLabel, pence: vat },
    { label: 'Total', pence: total, total: true },
  ];
}

/** The sums of a booking or an invoice, one line each. */
export function Totals({ lines }: { readonly lines: readonly TotalLine[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {lines.map(({ label, pence, total }) => (
        <div key={label} className={styles.group}>
          <dt className={mergeClasses(styles.label, total && styles.total)}>{label}</dt>
          <dd className={mergeClasses(styles.amount, total && styles.total)}>
            <Money pence={pence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
