import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { focusRing } from '../style/shared.ts';

const useStyles = makeStyles({
  area: { ...focusRing, flexGrow: 1, minHeight: 0, overflow: 'auto', ':focus-visible': { outlineOffset: '-2px' } },
});

export interface ScrollAreaProps {
  readonly children: ReactNode;
  /** Names the area for those who scroll it by keyboard. */
  readonly label: string;
}

/** A part of the page that scrolls by itself. `data-scroll-area` lets the router restore its position. */
export function ScrollArea({ children, label }: ScrollAreaProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keyboard
    <section className={styles.area} aria-label={label} tabIndex={0} data-scroll-area={label}>
      {children}
    </section>
  );
}
