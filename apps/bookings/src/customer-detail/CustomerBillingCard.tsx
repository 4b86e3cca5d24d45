import { customerBillingInput, customerLabels as labels, paymentMethods } from '@console/core-contracts';
import { BillingFields } from '@console/core-web';
import { DescriptionList } from '@console/design-system/description-list';
import { countOf } from '@console/format';
import { CardEdit } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { CustomerBillingCard_customer$key } from './__generated__/CustomerBillingCard_customer.graphql.ts';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

/** How a customer pays (O§3), edited in place. */
export function CustomerBillingCard({ customer: key }: { customer: CustomerBillingCard_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerBillingCard_customer on Customer {
        id
        version
        ...lastChange_record @relay(mask: false)
        paymentTermDays
        preferredPaymentMethod
        onlyTaxInvoiceBillable
      }
    `,
    key,
  );
  const { paymentTermDays, preferredPaymentMethod, onlyTaxInvoiceBillable } = customer;
  return (
    <CardEdit
      title="Billing"
      name="customer-billing"
      label="billing details"
      displayedValue={
        <DescriptionList
          columns={1}
          items={[
            { label: 'Payment term', value: countOf(paymentTermDays, 'day') },
            {
              label: labels.preferredPaymentMethod,
              value: preferredPaymentMethod && paymentMethods.labelOf(preferredPaymentMethod),
            },
            { label: labels.onlyTaxInvoiceBillable, value: onlyTaxInvoiceBillable ? 'Yes' : 'No' },
          ]}
        />
      }
      input={customerBillingInput}
      record={customer}
      write={useUpdateCustomer()}
      fields={(form) => <BillingFields form={form} />}
    />
  );
}
