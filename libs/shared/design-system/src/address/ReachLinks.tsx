import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLinkClassName } from '../link/Link.tsx';
import { mailAddress, telephoneAddress } from './reachAddresses.ts';
import { telephoneParts } from './telephone.ts';

const useStyles = makeStyles({
  // A long address would be wider than a phone.
  address: { overflowWrap: 'anywhere' },
  // Each number is a target of its own, so that none is dialled by mistake for the one above it.
  numbers: { display: 'flex', flexDirection: 'column', gap: '4px', lineHeight: tokens.lineHeightBase300 },
});

export interface MailLinkProps {
  readonly address: string | null | undefined;
  /** The text of the link. The default is the address. */
  readonly children?: string | undefined;
}

/** A link that begins an email to somebody. Where the address does not fit in a line, it breaks after the @ first. Without an address only the text is shown. */
export function MailLink({ address, children }: MailLinkProps) {
  const className = mergeClasses(useLinkClassName(), useStyles().address);
  if (!address) return children ?? null;
  return (
    <a href={mailAddress(address)} className={className}>
      {children ?? (
        <>
          {address.slice(0, address.lastIndexOf('@') + 1)}
          <wbr />
          {address.slice(address.lastIndexOf('@') + 1)}
        </>
      )}
    </a>
  );
}

/**
 * A telephone number that a telephone program of the computer can call. Several numbers are several links. Words and
 * extensions are none.
 */
export function TelephoneLink({ number }: { readonly number: string | null | undefined }) {
  const className = useLinkClassName();
  if (!number) return null;
  return telephoneParts(number).map(({ text, dials }, index) =>
    dials === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: one number may stand twice, and the parts have no state.
      <a key={index} href={telephoneAddress(dials)} className={className}>
        {text}
      </a>
    ),
  );
}

/** The telephone numbers of a person, one a line: another one may be answered. A dash when there is none. */
export function TelephoneLinks({ numbers }: { readonly numbers: readonly (string | null | undefined)[] }) {
  const styles = useStyles();
  const different = [...new Set(numbers.filter(Boolean))];
  if (different.length === 0) return '–';
  return (
    <span className={styles.numbers}>
      {different.map((number) => (
        <span key={number}>
          <TelephoneLink number={number} />
        </span>
      ))}
    </span>
  );
}
