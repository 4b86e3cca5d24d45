import { customerDetailPanel } from '@console/core-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CustomerDetailPageQueryParameters from './__generated__/CustomerDetailPageQuery$parameters.ts';
import useCustomerTotalsQueryParameters from './__generated__/useCustomerTotalsQuery$parameters.ts';

export default {
  query: pageQuery(CustomerDetailPageQueryParameters, ({ params }) => ({ id: iri('customers', params.id) })),
  deferred: {
    totals: pageQuery(useCustomerTotalsQueryParameters, ({ params }) => ({ id: iri('customers', params.id) })),
  },
  page: () => import('./CustomerDetailPage.tsx'),
  slots: [openSlot(customerDetailPanel, ({ params }) => ({ customer: iri('customers', params.id) }))],
} satisfies RouteModule;
