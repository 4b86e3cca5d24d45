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
    sorts: ['starts_at?', 'title_sort', 'created_at'],
    filters: [{ where: `starts_at >= '2026-11-16'`, order: 'starts_at, id' }],
  },
  {
    table: 'trainer',
    sorts: ['contact_name_sort', 'status', 'created_at'],
    searches: ['contact_name_sort'],
  },
  {
    table: 'trainer_course',
    sorts: ['trainer_name_sort', 'course_title_sort'],
    searches: ['course_title_sort'],
  },
  {
    table: 'trainer_unavailability',
    sorts: ['from_day'],
    filters: [{ where: `trainer_id = 'x'`, order: 'from_day, id' }],
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
    sorts: ['title_sort', 'reference', 'status', 'created_at'],
    filters: [
      { where: `status = 'draft'`, order: 'title_sort, id' },
      { where: `subject_id = 'x'`, order: 'title_sort, id' },
    ],
    searches: ['title_sort'],
  },
  {
    table: 'training_seat_reservation',
    filters: [{ where: `class_id = 'x'`, order: 'live_seat_number' }],
  },
];
