import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLinkClassName } from './Link.tsx';

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
    <a href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`} className={className}>
      {children ?? address}
    </a>
  );
}

/** A telephone number that a telephone program of the computer can call. A text without digits is no link. */
export function TelephoneLink({ number }: { readonly number: string | null | undefined }) {
  const className = useLinkClassName();
  if (!number) return null;
  const digits = number.replace(/[^\d+]/g, '');
  if (digits === '') return number;
  return (
    <a href={`tel:${digits}`} className={className}>
      {number}
    </a>
  );
}
