import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'training_class',
    sorts: ['title_sort', 'number', 'status', 'starts_at?', 'trainer_name_sort?', 'created_at', 'delivery_format'],
    filters: [
      { where: `brand_id = 'x'`, order: 'title_sort, id' },
      { where: `trainer_id = 'x'`, order: 'starts_at, id' },
      { where: `customer_id = 'x'`, order: 'starts_at, id' },
      { where: `status = 'postponed'`, order: 'starts_at, id' },
    ],
    searches: ['search_text'],
  },
  {
    table: 'training_session',
    sorts: ['starts_at'],
    filters: [{ where: `starts_at >= '2026-11-16' AND starts_at < '2026-11-23'`, order: 'starts_at, id' }],
  },
  {
    table: 'public_schedule',
    sorts: ['starts_at?', 'created_at'],
  },
  {
    table: 'trainer',
    sorts: ['contact_name_sort', 'status', 'created_at'],
    searches: ['contact_name_sort'],
  },
  {
    table: 'brand',
    sorts: ['name_sort'],
  },
  {
    table: 'subject',
    sorts: ['title_sort'],
  },
  {
    table: 'course',
    sorts: ['title_sort', 'reference', 'created_at'],
    searches: ['title_sort'],
  },
  {
    table: 'training_seat_reservation',
    filters: [{ where: `class_id = 'x'`, order: 'live_seat_number' }],
  },
];
