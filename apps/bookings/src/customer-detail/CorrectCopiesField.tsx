import { invoiceLinks } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import type { customerAddressInput } from '@console/core-contracts';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { countOf, joinList } from '@console/format';
import { CheckboxField, type ConsoleForm } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { Fragment, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { CorrectCopiesFieldQuery } from './__generated__/CorrectCopiesFieldQuery.graphql.ts';

export interface CorrectCopiesFieldProps {
  readonly form: ConsoleForm<typeof customerAddressInput>;
  /** The id of the customer. */
  readonly customer: string;
}

/** Offers the new address to the open bookings and draft invoices that have exactly the old one, and links the first of them. */
export function CorrectCopiesField({ form, customer }: CorrectCopiesFieldProps) {
  const { data, load } = useQueryOnDemand<CorrectCopiesFieldQuery>(
    graphql`
      query CorrectCopiesFieldQuery($customer: ID!) {
        customer(id: $customer) {
          openBookingsWithBillingAddress(first: 3) {
            totalCount
            edges {
              node {
                id
                reference
              }
            }
          }
          draftInvoicesWithBillingAddress(first: 3) {
            totalCount
            edges {
              node {
                id
                reference
              }
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ customer }), [customer, load]);
  if (!data?.customer) return null;
  const { openBookingsWithBillingAddress: bookings, draftInvoicesWithBillingAddress: invoices } = data.customer;
  const both = bookings.totalCount + invoices.totalCount;
  if (both === 0) return null;
  const counts = [
    bookings.totalCount > 0 && countOf(bookings.totalCount, 'open booking'),
    invoices.totalCount > 0 && countOf(invoices.totalCount, 'draft invoice'),
  ].filter((count) => count !== false);
  const links = [
    ...bookings.edges.map(({ node }) => ({ ...node, to: bookingLinks.detail(node.id) })),
    ...invoices.edges.map(({ node }) => ({ ...node, to: invoiceLinks.detail(node.id) })),
  ];
  return (
    <>
      <Text role="meta">
        {`${joinList(counts)} ${both === 1 ? 'has' : 'have'} exactly the old address: `}
        {links.map(({ id, reference, to }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link to={to} newTab>
              {reference}
            </Link>
          </Fragment>
        ))}
        {both > links.length && ` and ${both - links.length} more`}
      </Text>
      <CheckboxField form={form} name="correctCopies" />
    </>
  );
}
