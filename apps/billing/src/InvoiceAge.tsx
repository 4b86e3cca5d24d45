import { Text } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceAge_invoice$key } from './__generated__/InvoiceAge_invoice.graphql.ts';
import { AgeingBadge } from './AgeingBadge.tsx';

/** The age of an invoice. It is amber or red while the invoice is unpaid (O§9), otherwise plain. */
export function InvoiceAge({ invoice: key }: { invoice: InvoiceAge_invoice$key }) {
  const { age, ageing } = useFragment(
    graphql`
      fragment InvoiceAge_invoice on Invoice {
        age
        ageing
      }
    `,
    key,
  );
  return ageing ? <AgeingBadge days={age} /> : <Text role="meta">{countOf(age, 'day')} old</Text>;
}
