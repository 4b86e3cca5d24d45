import { phone } from '@console/design-system/theme';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  head: {
    padding: '0 8px 6px 0',
    textAlign: 'left',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  cell: {
    padding: '8px 8px 8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  short: {
    whiteSpace: 'nowrap',
    paddingRight: '24px',
    [phone]: { whiteSpace: 'normal', paddingRight: '12px' },
  },
  // A version may wrap at any character. Other words are broken only when they do not fit on a line.
  words: { overflowWrap: 'break-word' },
});

export interface Part {
  readonly name: string;
  readonly version: string;
  readonly state: string;
}

/** A table with one row for each part of the console. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Part', 'Version', 'State'].map((heading) => (
            <th key={heading} scope="col" className={styles.head}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, version, state }) => (
          <tr key={name}>
            <th scope="row" className={mergeClasses(styles.cell, styles.short, styles.words)}>
              {name}
            </th>
            <td className={mergeClasses(styles.cell, styles.short)}>{version}</td>
            <td className={mergeClasses(styles.cell, styles.words)}>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
