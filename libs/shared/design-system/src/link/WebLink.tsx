import { isWebAddress } from '../button/ExternalLinkButton.tsx';
import { useLinkClassName } from './Link.tsx';

export interface WebLinkProps {
  /** As somebody typed it: `https://oakfield.example/`, or without the scheme. */
  readonly address: string | null | undefined;
}

/** A website outside of the console, without its scheme; a link, in a new tab, where the address is one of the web. */
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
