import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLinkClassName } from '../link/Link.tsx';
import { mailAddress, telephoneAddress } from './reachAddresses.ts';
import { telephoneParts } from './telephone.ts';

const useStyles = makeStyles({
  // A long address would be wider than a phone.
  address: { overflowWrap: 'anywhere' },
});

export interface MailLinkProps {
  readonly address: string | null | undefined;
  /** The text of the link. The default is the address. */
  readonly children?: string | undefined;
}

/** A link that begins an email to somebody. Without an address only the text is shown. */
export function MailLink({ address, children }: MailLinkProps) {
  const className = mergeClasses(useLinkClassName(), useStyles().address);
  if (!address) return children ?? null;
  return (
    <a href={mailAddress(address)} className={className}>
      {children ?? address}
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
  return telephoneParts(number).map(({ text, dials }) =>
    dials === null ? (
      text
    ) : (
      <a key={dials} href={telephoneAddress(dials)} className={className}>
        {text}
      </a>
    ),
  );
}
