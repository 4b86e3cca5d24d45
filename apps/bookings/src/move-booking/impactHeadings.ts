import type { ImpactHeadings } from '@console/core-web';

/** The headings of a list of consequences about one booking. Everybody on it has to hear of the change. */
export const impactHeadings: ImpactHeadings = {
  booking: 'Booking',
  training_class: 'Items',
  contact: 'People to tell',
  delegate: 'People to tell',
};
