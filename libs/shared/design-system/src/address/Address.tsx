import { type AddressFields, addressLines } from '@console/format';
import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  address: { fontStyle: 'normal', '& > span': { display: 'block' } },
});

/** Shows an address line by line and leaves out the empty lines (O§3). An empty address shows a dash. */
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
