import { Button } from '../button/Button.tsx';
import { CheckmarkIcon, CopyIcon } from '../icons/controls.ts';
import { useCopied } from '../panel-message/useCopied.ts';

export interface CopyNamesProps {
  /** The names of the selected rows. */
  readonly names: readonly string[];
  /** What they are: 'references'. */
  readonly what: string;
}

/** Copies the names of the selected rows, one a line. */
export function CopyNames({ names, what }: CopyNamesProps) {
  const { copied, problem, copy } = useCopied();
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={copied ? <CheckmarkIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => copy(names.join('\n'))}
      >
        {copied ? 'Copied' : `Copy ${what}`}
      </Button>
      {problem && <span role="status">{problem}</span>}
    </>
  );
}
