/** What a booking's item is: seats on a public schedule, or a class of one's own (O§1). */
export const bookingItemTypes = ['public', 'private'] as const;
export type BookingItemType = (typeof bookingItemTypes)[number];

/** What each kind is called on screen. */
export const bookingItemTypeLabels: Readonly<Record<BookingItemType, string>> = {
  public: 'Public',
  private: 'Private',
};
