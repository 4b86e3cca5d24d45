import type { CreateBookingPageQuery$variables } from './__generated__/CreateBookingPageQuery.graphql.ts';

/** Reads the customer from the URL: `?customer=customers/01J…`. */
export function customerToBookFor(query: URLSearchParams): CreateBookingPageQuery$variables {
  const customer = query.get('customer');
  return { customer: customer ?? '', hasCustomer: Boolean(customer) };
}
