import type { ListCase } from '@console/api-kit/testing';

/** The sorts, filters and searches of this domain's lists. Each needs an index. */
export const lists: readonly ListCase[] = [
  {
    table: 'sale_signal',
    sorts: [
      'created_at',
      'contact_name_sort',
      'intent_type',
      'priority_rank',
      'confidence_score',
      'status',
      'assigned_to_name_sort?',
    ],
    filters: [
      { where: `intent_type = 'referral'`, order: 'created_at DESC, id DESC' },
      { where: `priority = 'high'`, order: 'created_at DESC, id DESC' },
      { where: `assigned_to_id = 'x'`, order: 'created_at DESC, id DESC' },
    ],
  },
  {
    table: 'email_log',
    sorts: ['created_at', 'subject_sort', 'recipients_sort', 'status'],
    searches: ['recipients_sort'],
  },
];
