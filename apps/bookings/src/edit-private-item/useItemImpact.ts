import type { editPrivateItemInput } from '@console/bookings-contracts';
import { type PlacesImpact, useEditImpact, usePlacesImpact } from '@console/classes-web';
import type { ImpactRequest } from '@console/core-web';
import type { FieldsOf } from '@console/forms';
import { classChanges, termsChange, typedTerms } from './itemChanges.ts';
import { useAgreedImpact } from './useAgreedImpact.ts';

type Values = FieldsOf<typeof editPrivateItemInput>;

interface ClassToChange {
  readonly id: string;
  readonly version: number;
  readonly maxAttendees: number;
}

/** Whom the changes of a form affect, for each part of the class. Null for a part that stays as it is. */
export interface ItemImpact {
  readonly places: {
    readonly impact: PlacesImpact;
    /** The typed number of places, or the present one. */
    readonly places: number;
    /** Whether the class gets fewer places, and can. */
    readonly fewer: boolean;
  };
  readonly sessions: ImpactRequest | null;
  readonly delivery: ImpactRequest | null;
  /** Another trainer, and what is agreed with the trainer. */
  readonly agreed: ImpactRequest | null;
  /** Whether one of them is still loading. */
  readonly loading: boolean;
}

/** Loads whom the changes of the form affect. */
export function useItemImpact(trainingClass: ClassToChange, saved: Values, now: Values): ItemImpact {
  const { maxAttendees } = trainingClass;
  const changes = classChanges(saved, now);
  const typed = now.maxAttendees;
  const places = typeof typed === 'number' && Number.isInteger(typed) && typed >= 1 ? typed : maxAttendees;
  const impactOfPlaces = usePlacesImpact(trainingClass, places);
  // Without a trainer nobody has an order.
  const agrees = changes.trainer || (Boolean(now.trainer) && termsChange(saved, now));
  const terms = agrees ? typedTerms(now) : null;
  const agreement = terms && { trainer: now.trainer || null, ...terms, days: now.sessions.length };
  const agreed = useAgreedImpact(trainingClass, agreement);
  // Without a number, the orders of the trainer are left out. An agreement lists them itself.
  const days = agreement ? null : now.sessions.length;
  const sessions = useEditImpact(trainingClass, changes.sessions ? 'sessions' : null, days, !changes.trainer);
  // New sessions touch the same people, so they are listed once.
  const asksDelivery = changes.delivery && !changes.sessions;
  const delivery = useEditImpact(trainingClass, asksDelivery ? 'delivery' : null, null, !changes.trainer);
  const fewer = places < maxAttendees && places >= (impactOfPlaces.fewest ?? 1);
  const shown = [
    ...(fewer ? [impactOfPlaces] : []),
    ...(changes.sessions ? [sessions] : []),
    ...(asksDelivery ? [delivery] : []),
    ...(agreement ? [agreed] : []),
  ] satisfies ImpactRequest[];
  return {
    places: { impact: impactOfPlaces, places, fewer },
    sessions: changes.sessions ? sessions : null,
    delivery: asksDelivery ? delivery : null,
    agreed: agreement ? agreed : null,
    loading: shown.some(({ impacts }) => impacts === null),
  };
}
