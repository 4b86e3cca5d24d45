import { paymentMethodLabel } from '@console/core-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Grid } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { CustomerBillingCard_customer$key } from './__generated__/CustomerBillingCard_customer.graphql.ts';

/** The payment method and the billing address of a customer (O§3). */
export function CustomerBillingCard({ customer: key }: { customer: CustomerBillingCard_customer$key }) {
  const { paymentTermDays, preferredPaymentMethod, onlyTaxInvoiceBillable, billingAddress } = useFragment(
    graphql`
      fragment CustomerBillingCard_customer on Customer {
        paymentTermDays
        preferredPaymentMethod
        onlyTaxInvoiceBillable
        billingAddress {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  return (
    <Card title="Billing">
      <Grid columns={2}>
        <DescriptionList
          columns={1}
          items={[
            { label: 'Payment term', value: countOf(paymentTermDays, 'day') },
            {
              label: 'Preferred payment method',
              value: preferredPaymentMethod && paymentMethodLabel(preferredPaymentMethod),
            },
            { label: 'Only tax invoice billable', value: onlyTaxInvoiceBillable ? 'Yes' : 'No' },
          ]}
        />
        <DescriptionList
          columns={1}
          items={[{ label: 'Billing address', value: <Address address={billingAddress} /> }]}
        />
      </Grid>
    </Card>
  );
}
