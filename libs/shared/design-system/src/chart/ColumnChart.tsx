import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { focusRing, phone, print, visuallyHidden } from '../style/shared.ts';
import { type ChartStep, fillOf } from './ramp.ts';

const useStyles = makeStyles({
  chart: {
    // In a narrower place than this its texts would lie on each other, so it has a line of its own.
    flex: '1 1 420px',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    maxWidth: '880px',
    // On a phone the rows stand near the top, and a filter has the same choices.
    [phone]: { display: 'none' },
    // Its columns are buttons. The table below says the same on paper.
    [print]: { display: 'none' },
  },
  hidden: visuallyHidden,
  column: {
    ...focusRing,
    display: 'grid',
    gridTemplateRows: '56px auto auto',
    padding: '4px 6px',
    border: `1px solid transparent`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: {
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderRightColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderLeftColor: tokens.colorCompoundBrandStroke,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
  },
  drawing: {
    width: '100%',
    height: '100%',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  // The share is the height of a column.
  bar: { transformOrigin: 'bottom left', transform: 'scaleY(var(--share))' },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  text: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface ChartColumn {
  readonly id: string;
  readonly label: string;
  /** Null until it is known. */
  readonly value: number | null;
  /** The value in words. */
  readonly text: string;
  readonly step: ChartStep;
}

export interface ColumnChartProps {
  /** Names the chart: 'Owed by age'. */
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  /** The id of the chosen column. */
  readonly chosen: string | null;
  /** Called with the pressed column, or with null for the one that is chosen already. */
  readonly onChoose: (id: string | null) => void;
}

/**
 * A chart of a few columns, each a button. A phone does not show it. A table that only screen readers see
 * says the same.
 */
export function ColumnChart({ label, columns, chosen, onChoose }: ColumnChartProps) {
  const styles = useStyles();
  const highest = Math.max(1, ...columns.map(({ value }) => value ?? 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div role="group" aria-label={label} className={styles.chart}>
      <table className={styles.hidden}>
        <caption>{label}</caption>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id}>
              <th scope="row">{column.label}</th>
              <td>{column.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns.map(({ id, label: name, value, text, step }) => {
        const share: CSSProperties & Record<'--share', number> = { '--share': Math.max(0, value ?? 0) / highest };
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            className={mergeClasses(styles.column, id === chosen && styles.chosen)}
            onClick={() => onChoose(id === chosen ? null : id)}
          >
            <svg aria-hidden className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
              <rect className={styles.bar} style={share} width={100} height={100} fill={fillOf(step)} />
            </svg>
            <span className={styles.label}>{name}</span>
            <span className={styles.text}>{text}</span>
          </button>
        );
      })}
    </div>
  );
}
