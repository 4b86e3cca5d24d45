import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { Key } from './Key.tsx';

const useStyles = makeStyles({
  hint: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    // A phone has no keyboard for these keys.
    '@media (hover: none)': { display: 'none' },
  },
});

export interface KeyHintProps {
  /** The keys that are pressed together, or one of which is pressed. */
  readonly keys: readonly string[];
  /** What they do: 'saves'. */
  readonly children?: ReactNode;
}

/** Says what keys do. A device that is used by touch alone shows nothing. */
export function KeyHint({ keys, children }: KeyHintProps) {
  const styles = useStyles();
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <Fragment key={key}>
          <Key>{key}</Key>{' '}
        </Fragment>
      ))}
      {children}
    </span>
  );
}
