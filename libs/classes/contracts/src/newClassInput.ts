import {
  across,
  acrossItems,
  address,
  date,
  defineEnumeration,
  fieldGroup,
  integer,
  list,
  oneOf,
  reference,
  requiredIn,
  text,
  time,
  url,
} from '@console/rules';
import * as z from 'zod/mini';
import { deliveryFormats, deliveryPlatforms } from './delivery.ts';
import { endsAfterStart, overlappingSessions } from './sessionConflicts.ts';

const required = requiredIn.operations;

/** A class is either offered to everybody or made for one customer. */
export const newClassTypes = defineEnumeration({
  private: 'Private, for a customer',
  public: 'Public, offered to everybody',
});

/** The most sessions of a class (O§9). */
export const maxSessions = 50;

/** A session of a class that does not exist yet. The day is not in the past. */
export const newTrainingSession = fieldGroup('NewTrainingSessionInput', {
  date: date('Date', { required, future: true }),
  startsAt: time('Start', { required }),
  endsAt: time('End', { required }),
  meetingLink: url('Meeting link'),
}).check(endsAfterStart);

/** The sessions of a new class or of a new public schedule. */
export const newTrainingSessions = z.object({
  sessions: list('Sessions', newTrainingSession, { required, max: maxSessions }).check(
    acrossItems(overlappingSessions),
  ),
});

/** The fields of an address, for a form that begins one. */
export { addressFields } from '@console/rules';

/** The place of a class (O§3). Its form part is used wherever a class or a schedule gets a place. */
export const deliveryFields = z.object({
  deliveryFormat: oneOf('Delivery format', deliveryFormats.values, { required }),
  deliveryPlatform: oneOf('Delivery platform', deliveryPlatforms.values),
  deliveryAddress: address('Address'),
});

type DeliveryFields = z.output<typeof deliveryFields>;

/** The place that an input names. An undefined field keeps its value. */
export type DeliveryGiven = { readonly [Field in keyof DeliveryFields]?: DeliveryFields[Field] | undefined };

/** A virtual class needs a platform. */
const platformIfVirtual = across<DeliveryGiven, 'deliveryFormat' | 'deliveryPlatform'>(
  ['deliveryFormat', 'deliveryPlatform'],
  'deliveryPlatform',
  ({ deliveryFormat, deliveryPlatform }) =>
    deliveryFormat === 'virtual' && !deliveryPlatform ? required('Delivery platform') : null,
);

/** A class on site needs an address. */
const addressIfOnSite = across<DeliveryGiven, 'deliveryFormat' | 'deliveryAddress'>(
  ['deliveryFormat', 'deliveryAddress'],
  'deliveryAddress',
  ({ deliveryFormat, deliveryAddress }) =>
    deliveryFormat === 'on_site' && !deliveryAddress ? required('Address') : null,
);

/** The rules about several fields of {@link deliveryFields}. */
export const deliveryChecks = [platformIfVirtual, addressIfOnSite] as const;

interface Owner {
  readonly type: string;
  readonly customer: string | null;
}

const customerIfPrivate = across<Owner, keyof Owner>(['type', 'customer'], 'customer', ({ type, customer }) =>
  type === 'private' && !customer ? required('Customer') : null,
);

/** The fields of a class that is made with its sessions, whoever it is for. */
export const classToHold = z.object({
  course: reference('Course', 'courses', { required }),
  title: text('Title', { required }),
  brand: reference('Brand', 'brands', { required }),
  maxAttendees: integer('Places', { required, min: 1, max: 500 }),
  ...deliveryFields.shape,
  trainer: reference('Trainer', 'trainers'),
  ...newTrainingSessions.shape,
});

/** The input of `createTrainingClass`. The class is provisional. A public class gets a public schedule. */
export const createTrainingClassInput = z
  .object({
    type: oneOf('Class type', newClassTypes.values, { required }),
    customer: reference('Customer', 'customers'),
    ...classToHold.shape,
    purchaseOrderReference: text('Customer’s order'),
  })
  .check(customerIfPrivate, ...deliveryChecks);

/** The input of `createPublicSchedule` (O§3): the schedule begins with its class and the sessions of the class. */
export const createPublicScheduleInput = z.object(classToHold.shape).check(...deliveryChecks);

/** The reason why no class of a course can be made, as a sentence. Null when one can. */
export function whyNotHold({
  title,
  publishedVersionId,
}: {
  readonly title: string;
  readonly publishedVersionId: string | null;
}): string | null {
  return publishedVersionId === null ? `${title} has no published version. Publish the course first.` : null;
}
