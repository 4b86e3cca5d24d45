import { classLinks } from '@console/classes-contracts';
import { savedNotice } from '@console/relay';

interface BookedClass {
  readonly id: string;
  readonly reference: string;
}

/** The notice after a private class was booked. Its delegates are the next step. */
export function delegatesNext(booked: BookedClass | null | undefined) {
  if (!booked) return savedNotice('Booking item');
  return {
    text: `Saved successfully. All places of ${booked.reference} are reserved.`,
    link: { label: 'Add delegates', to: `${classLinks.detail(booked.id)}?tab=seats` },
  };
}
