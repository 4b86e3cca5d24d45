import { isWebAddress } from './isWebAddress.ts';
import { useLinkClassName } from './Link.tsx';

export interface WebLinkProps {
  /** The website as the user typed it: `https://oakfield.example/`, or without the scheme. */
  readonly address: string | null | undefined;
}

/** Shows a website without its scheme. An address with http or https is a link that opens in a new tab. */
export function WebLink({ address }: WebLinkProps) {
  const className = useLinkClassName();
  const words = address
    ?.trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (!address || !words) return '–';
  if (!isWebAddress(address)) return words;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={className}>
      {words}
    </a>
  );
}
