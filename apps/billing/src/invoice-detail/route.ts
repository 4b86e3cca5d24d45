import { invoiceDetailPanel } from '@console/billing-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import InvoiceDetailPageQueryParameters from './__generated__/InvoiceDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(InvoiceDetailPageQueryParameters, ({ params }) => ({ id: iri('invoices', params.id) })),
  slots: [openSlot(invoiceDetailPanel, ({ params }) => ({ invoice: iri('invoices', params.id) }))],
  page: () => import('./InvoiceDetailPage.tsx'),
} satisfies RouteModule;
