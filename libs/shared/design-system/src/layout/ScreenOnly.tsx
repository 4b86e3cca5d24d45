import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { paper } from '../style/shared.ts';

const useStyles = makeStyles({ off: { [paper]: { display: 'none' } } });

/** What a printed page leaves out, such as a box to write in. Buttons are left out by themselves. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().off}>{children}</div>;
}
