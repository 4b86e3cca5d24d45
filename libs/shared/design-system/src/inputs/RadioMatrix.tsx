import { Radio as FluentRadio, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { SelectOption } from '../field/Select.tsx';

const useStyles = makeStyles({
  // Many choices scroll inside, so that the page never scrolls sideways.
  scroll: { overflowX: 'auto', maxWidth: '100%' },
  table: { borderCollapse: 'collapse', width: '100%' },
  head: {
    padding: '4px 8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  label: { padding: '6px 8px 6px 0', fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  error: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  cell: { padding: 0, textAlign: 'center' },
});

export interface MatrixRow {
  readonly label: string;
  /** The chosen value of the row. Empty while nothing is chosen. */
  readonly value: string;
  readonly required?: boolean | undefined;
  /** The validation message of the row. */
  readonly error?: string | undefined;
}

export interface RadioMatrixProps {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly rows: readonly MatrixRow[];
  /** Whether a message is about the table as a whole. */
  readonly invalid?: boolean | undefined;
  readonly onChange: (row: number, value: string) => void;
}

/**
 * A table with a group of radio buttons in each row. Each button is named by its row, its column, and the error of its
 * row. Each row is one Tab stop; the arrow keys choose within it.
 */
export function RadioMatrix({ label, options, rows, invalid = false, onChange }: RadioMatrixProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.scroll}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <td />
            {options.map((option, column) => (
              <th key={option.value} id={`${id}-column-${column}`} scope="col" className={styles.head}>
                {option.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: ofRow, value, required, error }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place, and the rows stay
            <tr key={row} className={styles.row}>
              <th scope="row" className={styles.label}>
                <span id={`${id}-row-${row}`}>{ofRow}</span>
                {error !== undefined && (
                  <div id={`${id}-error-${row}`} className={styles.error}>
                    {error}
                  </div>
                )}
              </th>
              {options.map((option, column) => (
                <td key={option.value} className={styles.cell}>
                  <FluentRadio
                    name={`${id}-${row}`}
                    value={option.value}
                    checked={option.value === value}
                    required={required}
                    aria-invalid={invalid || error !== undefined || undefined}
                    aria-labelledby={[
                      `row-${row}`,
                      `column-${column}`,
                      ...(error === undefined ? [] : [`error-${row}`]),
                    ]
                      .map((part) => `${id}-${part}`)
                      .join(' ')}
                    onChange={() => onChange(row, option.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
