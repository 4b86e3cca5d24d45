import { editPrivateItemInput } from '@console/bookings-contracts';
import type { FieldsOf, ValuesOf } from '@console/forms';

type Values = FieldsOf<typeof editPrivateItemInput>;

/** Which parts of the class a form changes. */
export interface ClassChanges {
  readonly places: boolean;
  readonly delivery: boolean;
  readonly sessions: boolean;
  readonly trainer: boolean;
}

const parts: Readonly<Record<keyof ClassChanges, readonly (keyof Values)[]>> = {
  places: ['maxAttendees'],
  delivery: ['deliveryFormat', 'deliveryPlatform', 'deliveryAddress'],
  sessions: ['sessions'],
  trainer: ['trainer'],
};

/** Compares the values of the form with the saved ones. */
export function classChanges(saved: Values, now: Values): ClassChanges {
  const differs = (part: keyof ClassChanges) =>
    parts[part].some((name) => JSON.stringify(saved[name] || null) !== JSON.stringify(now[name] || null));
  return {
    places: differs('places'),
    delivery: differs('delivery'),
    sessions: differs('sessions'),
    trainer: differs('trainer'),
  };
}

const typedMoney = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** What the form agrees with the trainer, in pence. Null while one of the two amounts is not valid. */
export function typedTerms({ trainerDayRate, trainerTravel }: Values) {
  const { shape } = editPrivateItemInput;
  const dayRate = shape.trainerDayRate.safeParse(trainerDayRate);
  const travel = shape.trainerTravel.safeParse(trainerTravel);
  return dayRate.success && travel.success ? { dayRate: dayRate.data, travel: travel.data } : null;
}

/** Whether the form agrees something else with the trainer. */
export const termsChange = (saved: Values, now: Values): boolean =>
  typedMoney(saved.trainerDayRate) !== typedMoney(now.trainerDayRate) ||
  typedMoney(saved.trainerTravel) !== typedMoney(now.trainerTravel);

/** The input to send: parts of the class that nobody changed are left out, so that they are not checked or written. */
export function changedInput(input: ValuesOf<typeof editPrivateItemInput>, changes: ClassChanges) {
  const { classVersion, maxAttendees, deliveryFormat, deliveryPlatform, deliveryAddress, trainer, ...rest } = input;
  const { sessions, reason, ...price } = rest;
  return {
    ...price,
    ...(Object.values(changes).includes(true) && { classVersion }),
    ...(changes.places && { maxAttendees }),
    ...(changes.delivery && { deliveryFormat, deliveryPlatform, deliveryAddress }),
    ...(changes.sessions && { sessions }),
    ...(changes.trainer && { trainer }),
    ...((changes.sessions || changes.trainer) && reason !== null && { reason }),
  };
}
