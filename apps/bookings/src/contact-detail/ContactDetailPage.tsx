import { coreLinks } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { MainAndAside } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { allows, RecordNotFound, STAFF_ROLES, usePageTitle, useSession } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { ContactDetailPage_contact$key } from './__generated__/ContactDetailPage_contact.graphql.ts';
import type { ContactDetailPageQuery } from './__generated__/ContactDetailPageQuery.graphql.ts';
import { ContactBookingsCard } from './ContactBookingsCard.tsx';
import { ContactCard } from './ContactCard.tsx';

/** The page of a customer's contact (O§2): details, and the bookings in which the contact is booker or biller. */
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
        fullName
        jobTitle
        customer {
          id
          name
        }
        ...RecordAudit_record
        ...ContactCard_contact
        ...ContactBookingsCard_contact
      }
    `,
    key,
  );
  const { fullName, jobTitle, customer } = contact;
  usePageTitle(fullName);
  const writeable = allows(STAFF_ROLES, useSession().roles);
  return (
    <PageFrame
      variant="card"
      title={fullName}
      meta={
        <RecordHead record={contact}>
          <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>
          {jobTitle}
        </RecordHead>
      }
    >
      <MainAndAside asideWidth={344} aside={<ContactCard contact={contact} writeable={writeable} />}>
        <ContactBookingsCard contact={contact} />
      </MainAndAside>
    </PageFrame>
  );
}
