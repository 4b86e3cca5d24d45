import { renewSortKeys } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { invoice } from './tables.ts';

renewSortKeys(invoice, [
  { key: invoice.customerNameSort, from: invoice.customerName },
  {
    key: invoice.searchText,
    text: sql`('INV-' || ${invoice.number} || ' ' || coalesce(${invoice.poNumber}, ''))`,
    from: invoice.poNumber,
  },
]);
