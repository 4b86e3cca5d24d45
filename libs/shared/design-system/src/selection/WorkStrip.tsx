import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  strip: {
    flexShrink: 0,
    boxSizing: 'border-box',
    margin: '0 var(--page-side, 16px) 10px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Shows work on many records above the rows of their list: how far it is, and what came of it. */
export function WorkStrip({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().strip}>{children}</div>;
}
