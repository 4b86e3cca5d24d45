import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'invoice',
    sorts: ['document_date', 'due_date', 'number', 'customer_name_sort', 'status', 'type', 'net', 'gross', 'owed'],
    filters: [
      { where: `customer_id = 'x'`, order: 'document_date DESC, id DESC' },
      { where: `booking_id = 'x'`, order: 'document_date DESC, id DESC' },
      { where: `status = 'paid_partial'`, order: 'document_date DESC, id DESC' },
      { where: `type = 'credit_note'`, order: 'document_date DESC, id DESC' },
      { where: `to_be_refunded > 0 AND document_date < '2099-01-01'`, order: 'document_date DESC, id DESC' },
      { where: `owed > 0 AND document_date < '2026-10-20'`, order: 'document_date DESC, id DESC' },
    ],
    searches: ['search_text', 'customer_name_sort'],
  },
  {
    table: 'invoice_activity',
    sorts: ['created_at'],
    filters: [{ where: `invoice_id = 'x'`, order: 'created_at DESC, id DESC' }],
  },
];
