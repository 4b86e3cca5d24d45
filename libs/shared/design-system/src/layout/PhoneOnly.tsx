import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({ on: { display: 'none', [phone]: { display: 'block' } } });

/** Shows its content only on a phone, such as the value of a column for which a table has no room there. */
export function PhoneOnly({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().on}>{children}</div>;
}
