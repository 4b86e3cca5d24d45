import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'supplier',
    sorts: ['name_sort', 'number', 'created_at'],
    searches: ['name_sort'],
  },
  {
    table: 'purchase_order',
    sorts: ['raised_at', 'number', 'status', 'supplier_name_sort', 'class_title_sort?', 'net', 'acknowledged_at?'],
    filters: [
      { where: `supplier_id = 'x'`, order: 'raised_at DESC, id DESC' },
      { where: `class_id = 'x'`, order: 'raised_at DESC, id DESC' },
    ],
    searches: ['search_text'],
  },
];
