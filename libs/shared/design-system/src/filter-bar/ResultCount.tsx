import { formatCount } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Spinner } from '../button/Spinner.tsx';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  count: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    [phone]: { whiteSpace: 'normal' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

export interface ResultCountProps {
  /** The number of records that match the filters; undefined until it is counted. */
  readonly matching?: number | null | undefined;
  /** The number of records without any filter. Leave it out to show only `matching`. */
  readonly total?: number | null | undefined;
  /** The noun, singular and plural: ['booking', 'bookings']. */
  readonly noun: readonly [one: string, several: string];
  /** Shows the noun after the numbers. */
  readonly showNoun?: boolean;
  /** A note after the numbers: 'times in UTC'. */
  readonly note?: string;
  /** Shows "Loading bookings" instead of the numbers. */
  readonly loading?: boolean | undefined;
}

/** "38 of 1,204" beside the title of a list, announced politely once it is counted. Later changes by other people are not announced. */
export function ResultCount({ matching, total, noun, showNoun, note, loading }: ResultCountProps) {
  const styles = useStyles();
  const count = loading ? null : (matching ?? null);
  const [shown, setShown] = useState({ count, byOthers: false });
  if (shown.count !== count) setShown({ count, byOthers: shown.count !== null && count !== null });
  return (
    <span role="status" aria-live={shown.byOthers ? 'off' : undefined} className={styles.count}>
      {loading ? (
        <>
          <Spinner size={14} />
          Loading {noun[1]}
        </>
      ) : (
        matching != null && (
          <span>
            <span className={styles.strong}>{formatCount(matching)}</span>
            {total != null && ` of ${formatCount(total)}`}
            {showNoun && ` ${noun[(total ?? matching) === 1 ? 0 : 1]}`}
            {note && ` · ${note}`}
          </span>
        )
      )}
    </span>
  );
}
