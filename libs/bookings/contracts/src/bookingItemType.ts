import { defineEnumeration, type ValueOf } from '@console/rules';

/** The types of a booking's item: seats on a public class, or a private class (O§1). */
export const bookingItemTypes = defineEnumeration({ public: 'Public', private: 'Private' });
export type BookingItemType = ValueOf<typeof bookingItemTypes>;
