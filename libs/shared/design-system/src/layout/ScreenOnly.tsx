import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { print } from '../style/shared.ts';

const useStyles = makeStyles({ off: { [print]: { display: 'none' } } });

/** Hides its content, such as a text box, on printed pages. Buttons do not need it: they are never printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().off}>{children}</div>;
}
