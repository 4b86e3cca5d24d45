import { customerDetailPanel } from '@console/core-contracts';
import { HistoryCard, NotesTimeline, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { NewBookingButton } from '../NewBookingButton.tsx';
import type { CustomerDetailPage_customer$key } from './__generated__/CustomerDetailPage_customer.graphql.ts';
import type { CustomerDetailPageQuery } from './__generated__/CustomerDetailPageQuery.graphql.ts';
import { CustomerAddressCard } from './CustomerAddressCard.tsx';
import { CustomerBillingCard } from './CustomerBillingCard.tsx';
import { CustomerBookingsCard } from './CustomerBookingsCard.tsx';
import { CustomerCompanyCard } from './CustomerCompanyCard.tsx';
import { CustomerContactsCard } from './CustomerContactsCard.tsx';
import { NewClassButton } from './NewClassButton.tsx';
import { useCustomerTotals } from './useCustomerTotals.ts';

/** The page of one customer (O§3): company, billing, bookings, contacts and notes. */
export default function CustomerDetailPage() {
  const { customer } = usePageQuery<CustomerDetailPageQuery>(graphql`
    query CustomerDetailPageQuery($id: ID!) @preloadable {
      customer(id: $id) {
        ...CustomerDetailPage_customer
      }
    }
  `);
  return customer ? <CustomerDetail customer={customer} /> : <RecordNotFound what="customer" />;
}

function CustomerDetail({ customer: key }: { customer: CustomerDetailPage_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerDetailPage_customer on Customer {
        id
        reference
        name
        ...RecordAudit_record
        ...CustomerCompanyCard_customer
        ...CustomerBillingCard_customer
        ...CustomerAddressCard_customer
        ...CustomerBookingsCard_customer
        ...CustomerContactsCard_customer
        notes(first: 500) {
          ...NotesTimeline_notes
        }
      }
    `,
    key,
  );
  const { id, reference, name, notes } = customer;
  const totals = useCustomerTotals();
  useRecordTitle(reference, name);
  return (
    <PageFrame
      variant="card"
      title={name}
      actions={
        <>
          <NewClassButton customer={id} />
          <NewBookingButton customer={id} />
        </>
      }
      meta={<RecordHead record={customer} reference={reference} />}
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <CustomerBillingCard customer={customer} />
            <CustomerAddressCard customer={customer} />
            <Slot of={customerDetailPanel} />
            <NotesTimeline of={{ customer: id }} notes={notes} />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <CustomerCompanyCard customer={customer} />
          <CustomerBookingsCard customer={customer} total={totals.bookings} />
          <CustomerContactsCard customer={customer} total={totals.contacts} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
