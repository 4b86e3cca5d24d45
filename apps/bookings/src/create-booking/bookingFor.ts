import type { CreateBookingPageQuery$variables } from './__generated__/CreateBookingPageQuery.graphql.ts';

/** Reads from the URL the customer, and the private class that the booking takes: `?customer=customers/01J…`. */
export function bookingFor(query: URLSearchParams): CreateBookingPageQuery$variables {
  const [customer, privateClass] = [query.get('customer'), query.get('privateClass')];
  return {
    customer: customer ?? '',
    hasCustomer: Boolean(customer),
    privateClass: privateClass ?? '',
    hasPrivateClass: Boolean(privateClass),
  };
}
