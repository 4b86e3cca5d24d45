import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { print } from '../style/shared.ts';

const useStyles = makeStyles({ off: { [print]: { display: 'none' } } });

/** Hides its content on printed pages, such as a text box. Buttons are hidden without it. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().off}>{children}</div>;
}
