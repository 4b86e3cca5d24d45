/** Labels that the specifications write out, by the name of their table in the contracts. Other labels are ours. */
export const specifiedLabels = {
  /** O§3. */
  courseStatuses: { draft: 'Draft', published: 'Published', unpublished_changes: 'Unpublished changes' },
  contactRoles: { booker: 'Booker', biller: 'Biller' },
  /** O§2. */
  classTypes: { all: 'All', public: 'Public', private: 'Private' },
  ageingBuckets: { lte29: 'less than 30 days old', gte30: '30 days or more' },
};

/** The labels of the records that the reference search finds (O§2). The remotes name them. */
export const specifiedReferences = {
  booking: 'Booking',
  customer: 'Customer',
  invoice: 'Invoice',
  purchase_order: 'Purchase Order',
  supplier: 'Supplier',
  ticket: 'Ticket',
  class: 'Class',
};

/** The labels of roles (O§6). `Delegate` is the label of an attendee in seats and import (`rules.md` §3). */
export const specifiedRoleLabels = [
  'Account Manager',
  'Admin',
  'Attendee',
  'Customer',
  'Delegate',
  'Biller',
  'Booker',
  'Internal',
  'Supplier',
  'Trainer',
];
