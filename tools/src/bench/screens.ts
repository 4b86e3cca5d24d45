/** The first screen of a remote, and a link by which the bench sees that its data has arrived. */
export interface Screen {
  remote: string;
  path: string;
  query: string;
  /** A link that exists only in the rows. */
  shown: string;
}

/** One screen of each remote. */
export const screens: readonly Screen[] = [
  {
    remote: 'classes',
    path: '/training-class',
    query: 'ClassListPageQuery',
    shown: 'main a[href^="/training-class/"]',
  },
  { remote: 'bookings', path: '/booking', query: 'BookingListPageQuery', shown: 'main a[href^="/booking/"]' },
  { remote: 'billing', path: '/invoice', query: 'InvoiceListPageQuery', shown: 'main a[href^="/invoice/"]' },
  {
    remote: 'purchasing',
    path: '/purchase-order',
    query: 'PurchaseOrderListPageQuery',
    shown: 'main a[href^="/purchase-order/"]',
  },
  { remote: 'admin', path: '/user', query: 'UserListPageQuery', shown: 'main a[href^="/user/"]' },
];
