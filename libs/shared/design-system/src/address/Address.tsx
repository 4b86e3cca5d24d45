import { makeStyles } from '@fluentui/react-components';
import { type AddressFields, addressLines } from './addressLines.ts';

const useStyles = makeStyles({
  address: { fontStyle: 'normal', '& > span': { display: 'block' } },
});

/** An address as stacked lines, the empty ones left out (O§3); a dash when all are. */
export function Address({ address }: { readonly address: AddressFields | null | undefined }) {
  const styles = useStyles();
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0) return '–';
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
