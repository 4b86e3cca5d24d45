import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'booking',
    sorts: [
      'booked_at',
      'number',
      'title_sort',
      'status',
      'customer_name_sort',
      'account_manager_name_sort',
      'net',
      'gross',
      'created_at',
    ],
    filters: [
      { where: `customer_id = 'x'`, order: 'booked_at DESC, id DESC' },
      { where: `account_manager_id = 'x'`, order: 'booked_at DESC, id DESC' },
      { where: `status = 'draft'`, order: 'booked_at DESC, id DESC' },
      { where: `brand_id = 'x'`, order: 'booked_at DESC, id DESC' },
      { where: `brand_id = 'x'`, order: 'created_at' },
      { where: `booked_at >= '2026-11-01' AND booked_at < '2026-12-01'`, order: 'booked_at DESC, id DESC' },
    ],
    searches: ['search_text'],
  },
  {
    table: 'ticket',
    sorts: ['created_at', 'updated_at', 'number', 'subject_sort', 'status', 'booking_number'],
    filters: [
      { where: `booking_id = 'x'`, order: 'created_at DESC, id DESC' },
      { where: `created_by = 'x'`, order: 'created_at DESC, id DESC' },
      { where: `status = 'open'`, order: 'created_at DESC, id DESC' },
    ],
  },
  {
    table: 'change_request',
    sorts: ['created_at', 'updated_at', 'number', 'subject_sort', 'status', 'approval', 'booking_number'],
    filters: [
      { where: `approval = 'pending'`, order: 'created_at DESC, id DESC' },
      { where: `status = 'pending'`, order: 'created_at DESC, id DESC' },
      { where: `booking_id = 'x'`, order: 'created_at DESC, id DESC' },
      { where: `created_by = 'x'`, order: 'created_at DESC, id DESC' },
    ],
  },
];
