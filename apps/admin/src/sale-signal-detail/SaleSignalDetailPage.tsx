import { saleSignalIntents, saleSignalStatuses } from '@console/admin-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { SaleSignalDetailPage_signal$key } from './__generated__/SaleSignalDetailPage_signal.graphql.ts';
import type { SaleSignalDetailPageQuery } from './__generated__/SaleSignalDetailPageQuery.graphql.ts';
import { SaleSignalOverviewCard } from './SaleSignalOverviewCard.tsx';
import { SaleSignalSourcesCard } from './SaleSignalSourcesCard.tsx';

/** The page of one sale signal (C§2). */
export default function SaleSignalDetailPage() {
  const { saleSignal } = usePageQuery<SaleSignalDetailPageQuery>(graphql`
    query SaleSignalDetailPageQuery($id: ID!) @preloadable {
      saleSignal(id: $id) {
        ...SaleSignalDetailPage_signal
      }
    }
  `);
  return saleSignal ? <SaleSignalDetail signal={saleSignal} /> : <RecordNotFound what="sale signal" />;
}

function SaleSignalDetail({ signal: key }: { readonly signal: SaleSignalDetailPage_signal$key }) {
  const signal = useFragment(
    graphql`
      fragment SaleSignalDetailPage_signal on SaleSignal {
        description
        intentType
        status
        contact {
          id
          fullName
          customer {
            id
            name
          }
        }
        ...RecordAudit_record
        ...SaleSignalOverviewCard_signal
        ...SaleSignalSourcesCard_signal
      }
    `,
    key,
  );
  const { description, intentType, status, contact } = signal;
  const intent = saleSignalIntents.labelOf(intentType);
  const title = `${intent} – ${contact.fullName}`;
  usePageTitle(title, contact.fullName);
  return (
    <PageFrame
      variant="card"
      title={title}
      badge={<StatusBadge of={saleSignalStatuses} status={status} />}
      meta={
        <RecordHead record={signal}>
          <Link to={coreLinks.customerContact(contact.id)}>{contact.fullName}</Link>
          <Link to={coreLinks.customer(contact.customer.id)}>{contact.customer.name}</Link>
        </RecordHead>
      }
      actions={
        <AddButton place="page" to={newBookingOf(contact.customer.id)}>
          New booking
        </AddButton>
      }
    >
      <MainAndAside asideWidth={344} aside={<SaleSignalOverviewCard signal={signal} />}>
        <Stack>
          <Card title="Description">{description}</Card>
          <SaleSignalSourcesCard signal={signal} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}

/** A new booking of the customer (O§2). */
const newBookingOf = (customer: string) => `${bookingLinks.create()}?${new URLSearchParams({ customer })}`;
