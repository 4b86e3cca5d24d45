/** The types of a booking's item: seats on a public class, or a private class (O§1). */
export const bookingItemTypes = ['public', 'private'] as const;
export type BookingItemType = (typeof bookingItemTypes)[number];

/** The label of each type. */
export const bookingItemTypeLabels: Readonly<Record<BookingItemType, string>> = {
  public: 'Public',
  private: 'Private',
};
