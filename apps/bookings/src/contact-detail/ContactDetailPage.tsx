import { contactDetailPanel, coreLinks } from '@console/core-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, Slot, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { NewBookingButton } from '../NewBookingButton.tsx';
import type { ContactDetailPage_contact$key } from './__generated__/ContactDetailPage_contact.graphql.ts';
import type { ContactDetailPageQuery } from './__generated__/ContactDetailPageQuery.graphql.ts';
import { ContactBookingsCard } from './ContactBookingsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { ContactEmailsLink } from './ContactEmailsLink.tsx';
import { ContactSeatsCard } from './ContactSeatsCard.tsx';

/** The page of a customer's contact (O§2): details, the bookings in which the contact is booker or biller, and the seats. */
export default function ContactDetailPage() {
  const { customerContact } = usePageQuery<ContactDetailPageQuery>(graphql`
    query ContactDetailPageQuery($id: ID!) @preloadable {
      customerContact(id: $id) {
        ...ContactDetailPage_contact
      }
    }
  `);
  return customerContact ? <ContactDetail contact={customerContact} /> : <RecordNotFound what="contact" />;
}

function ContactDetail({ contact: key }: { contact: ContactDetailPage_contact$key }) {
  const contact = useFragment(
    graphql`
      fragment ContactDetailPage_contact on CustomerContact {
        id
        fullName
        jobTitle
        email
        customer {
          id
          name
        }
        ...RecordAudit_record
        ...ContactCard_contact
        ...ContactBookingsCard_contact
        ...ContactSeatsCard_contact
      }
    `,
    key,
  );
  const { id, fullName, jobTitle, email, customer } = contact;
  usePageTitle(fullName);
  return (
    <PageFrame
      variant="card"
      title={fullName}
      actions={
        <>
          {email && <ContactEmailsLink email={email} />}
          <NewBookingButton customer={customer.id} />
        </>
      }
      meta={
        <RecordHead record={contact}>
          <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>
          {jobTitle}
        </RecordHead>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <ContactCard contact={contact} />
            <Slot of={contactDetailPanel} />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <ContactBookingsCard contact={contact} />
          <ContactSeatsCard contact={contact} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
