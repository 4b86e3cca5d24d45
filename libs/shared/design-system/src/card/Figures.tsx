import { formatCount } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  figure: { display: 'flex', flexDirection: 'column-reverse', minWidth: 0 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

export interface FiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: number }[];
}

/** A few counts side by side, each above its label. */
export function Figures({ figures }: FiguresProps) {
  const styles = useStyles();
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
