import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLinkClassName } from './Link.tsx';

const useStyles = makeStyles({
  root: {
    padding: 0,
    border: 'none',
    backgroundColor: tokens.colorTransparentBackground,
    font: 'inherit',
    cursor: 'pointer',
  },
});

export interface LinkButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Looks like a {@link Link} in a sentence. It opens a dialog with a record that has no screen of its own. */
export function LinkButton({ onClick, children }: LinkButtonProps) {
  return (
    <button type="button" onClick={onClick} className={mergeClasses(useStyles().root, useLinkClassName())}>
      {children}
    </button>
  );
}
