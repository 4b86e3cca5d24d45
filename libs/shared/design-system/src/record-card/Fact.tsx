import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Icon } from '../icons/createIcon.tsx';
import { ellipsis, visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  fact: {
    display: 'inline-flex',
    verticalAlign: 'bottom',
    maxWidth: '100%',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    '& svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  },
  words: { ...ellipsis },
  hidden: { ...visuallyHidden },
});

export interface FactProps {
  readonly icon: Icon;
  readonly children: ReactNode;
  /** 16 px beside small text, 20 px beside body text. */
  readonly iconSize?: 16 | 20;
  /** Explains a short notation, as a tooltip and for screen readers: "9 of 12 seats reserved" for "9/12". */
  readonly meaning?: string;
}

/** A short fact beside its icon: a place, a count of seats, a day of several. */
export function Fact({ icon: Icon, children, iconSize = 16, meaning }: FactProps) {
  const styles = useStyles();
  return (
    <span className={styles.fact} title={meaning ?? (typeof children === 'string' ? children : undefined)}>
      <Icon size={iconSize} />
      <span className={styles.words} aria-hidden={meaning ? true : undefined}>
        {children}
      </span>
      {meaning && <span className={styles.hidden}>{meaning}</span>}
    </span>
  );
}
