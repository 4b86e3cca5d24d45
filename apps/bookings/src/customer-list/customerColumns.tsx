import { coreLinks, paymentMethods } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { cityAndPostcode, countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  customerColumns_customer$data,
  customerColumns_customer$key,
} from './__generated__/customerColumns_customer.graphql.ts';

/** The fields of a customer that its row shows. */
export function useCustomerRow(key: customerColumns_customer$key): customerColumns_customer$data {
  return useFragment(
    graphql`
      fragment customerColumns_customer on Customer {
        id
        reference
        name
        registrationNumber
        vatNumber
        website
        paymentTermDays
        preferredPaymentMethod
        createdAt
        type { name }
        billingAddress { city postcode }
      }
    `,
    key,
  );
}

const { record, text, date } = columnsOf<customerColumns_customer$data>();

/** Every column of the list, in its standard order. */
export const customerColumns: readonly Column<customerColumns_customer$data>[] = keepOnPhone(
  ['reference', 'name'],
  [
    record('reference', 'Reference', ({ id }) => coreLinks.customer(id), { width: 100, whole: true, minWidth: 98 }),
    text('name', 'Name', ({ name }) => name, { minWidth: 160 }),
    text('type', 'Organisation type', ({ type }) => type?.name, { width: 196, minWidth: 136, dropRank: 3 }),
    text('place', 'Place', ({ billingAddress }) => cityAndPostcode(billingAddress), {
      width: 180,
      minWidth: 140,
      dropRank: 4,
    }),
    text('preferredPaymentMethod', 'Pays by', ({ preferredPaymentMethod: by }) => by && paymentMethods.labelOf(by), {
      width: 128,
      minWidth: 112,
      dropRank: 2,
    }),
    text('paymentTermDays', 'Payment term', ({ paymentTermDays }) => countOf(paymentTermDays, 'day'), {
      width: 116,
      minWidth: 104,
      align: 'end',
    }),
    text('vatNumber', 'VAT number', ({ vatNumber }) => vatNumber, { width: 140, optional: true, dropRank: 2 }),
    text('registrationNumber', 'Registration number', ({ registrationNumber }) => registrationNumber, {
      width: 152,
      optional: true,
      dropRank: 1,
    }),
    text('website', 'Website', ({ website }) => website, { width: 196, optional: true, dropRank: 1 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { optional: true, dropRank: 1 }),
  ],
);
