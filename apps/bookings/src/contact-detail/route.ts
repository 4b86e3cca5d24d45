import { contactDetailPanel } from '@console/core-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import ContactDetailPageQueryParameters from './__generated__/ContactDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(ContactDetailPageQueryParameters, ({ params }) => ({ id: iri('customer_contacts', params.id) })),
  slots: [openSlot(contactDetailPanel, ({ params }) => ({ contact: iri('customer_contacts', params.id) }))],
  page: () => import('./ContactDetailPage.tsx'),
} satisfies RouteModule;
