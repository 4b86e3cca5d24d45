import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'customer',
    sorts: ['name_sort', 'number', 'type?', 'payment_term_days', 'created_at'],
    filters: [{ where: `type = 'charity'`, order: 'name_sort, id' }],
    searches: ['name_sort', 'search_text'],
  },
  {
    table: 'person',
    sorts: ['full_name_sort', 'email_sort?', 'created_at'],
    filters: [{ where: `customer_id = 'x'`, order: 'full_name_sort, id' }],
    searches: ['full_name_sort', 'email_sort'],
  },
  {
    table: '"user"',
    sorts: ['full_name_sort', 'created_at'],
    filters: [{ where: 'NOT is_active = true', order: 'full_name_sort, id' }],
    searches: ['full_name_sort'],
  },
  {
    table: 'reference_entry',
    searches: ['search_text'],
  },
];
