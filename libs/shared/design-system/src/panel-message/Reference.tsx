import { CopyButton } from './CopyButton.tsx';

/** A record's reference with a button that copies it. Use it in a title, or as a fact of a MetaLine. */
export function Reference({ text }: { readonly text: string }) {
  return (
    <>
      {text} <CopyButton text={text} label={`Copy ${text}`} />
    </>
  );
}
