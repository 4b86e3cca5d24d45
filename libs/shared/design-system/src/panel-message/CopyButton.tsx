import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '../button/Button.tsx';
import { CheckmarkIcon, CopyIcon } from '../icons/controls.ts';
import { useCopied } from './useCopied.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', margin: '-2px -4px' },
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Copies a reference and shows "Copied" for two seconds (C§9). */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const styles = useStyles();
  const { copied, problem, copy } = useCopied();
  return (
    <span className={styles.root}>
      <Button
        appearance="subtle"
        size="small"
        icon={copied ? <CheckmarkIcon size={14} /> : <CopyIcon size={14} />}
        aria-label={label}
        onClick={() => copy(text)}
      />
      <span role="status" className={styles.hint}>
        {copied ? 'Copied' : problem}
      </span>
    </span>
  );
}
