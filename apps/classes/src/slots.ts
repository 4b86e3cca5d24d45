import { bookingItemPanel } from '@console/bookings-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'classes.item-delegates': fillSlot(bookingItemPanel, {
    panel: () => import('./item-delegates/ItemDelegatesPanel.tsx'),
  }),
});
