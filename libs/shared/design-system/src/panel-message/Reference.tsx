import { makeStyles } from '@fluentui/react-components';
import { CopyButton } from './CopyButton.tsx';

// The button stays on the line of the reference.
const useStyles = makeStyles({ whole: { whiteSpace: 'nowrap' } });

/** A record's reference with a button that copies it. Use it in a title, or as a fact of a MetaLine. */
export function Reference({ text }: { readonly text: string }) {
  return (
    <span className={useStyles().whole}>
      {text} <CopyButton text={text} label={`Copy ${text}`} />
    </span>
  );
}
