import { across, date, integer, oneOf, reasonGiven, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { type ChangeRequestKind, changeRequestKinds, kindOfChange } from './changeRequestKind.ts';

const required = requiredIn.operations;

/** What is asked. Exactly one kind of change, so most of these fields are null. */
const asked = z.object({
  newStartsAt: date('First day', { future: true }),
  newTrainingClass: reference('Class', 'training_classes'),
  delegate: reference('Delegate', 'attendees'),
  newTrainer: reference('Trainer', 'trainers'),
  newMaxAttendees: integer('Attendees', { min: 1, max: 500 }),
});

type Asked = z.output<typeof asked>;
type AskedField = keyof Asked & string;

const askedFields = Object.keys(asked.shape) as AskedField[];

const request = {
  subject: text('Subject', { required }),
  booking: reference('Booking', 'bookings', { required }),
  bookingItem: reference('Booking item', 'booking_items', { required }),
  ...asked.shape,
};

const oneChange = across<Asked, AskedField>(askedFields, 'newTrainingClass', (values) =>
  kindOfChange(values) === null
    ? 'Ask for one change: other dates, another class, another trainer, another number of attendees, or a delegate’s transfer'
    : null,
);

/** The input of `createChangeRequest`. It names the fields of one kind of change. */
export const createChangeRequestInput = z.object(request).check(oneChange);

/** The fields that each kind of change needs. */
const fieldsOfKind: Readonly<Record<ChangeRequestKind, readonly AskedField[]>> = {
  dates: ['newStartsAt'],
  class: ['newTrainingClass'],
  trainer: ['newTrainer'],
  attendees: ['newMaxAttendees'],
  transfer: ['delegate', 'newTrainingClass'],
};

/** Whether a kind of change has a field. The form shows and sends only these. */
export const asksFor = (kind: string | null | undefined, field: AskedField): boolean =>
  changeRequestKinds.values.some((known) => known === kind && fieldsOfKind[known].includes(field));

interface Chosen extends Asked {
  readonly kind: string;
}

const labels: Readonly<Record<AskedField, string>> = {
  newStartsAt: 'First day',
  newTrainingClass: 'Class',
  delegate: 'Delegate',
  newTrainer: 'Trainer',
  newMaxAttendees: 'Attendees',
};

const needed = askedFields.map((field) =>
  across<Chosen, 'kind' | AskedField>(['kind', field], field, (values) =>
    asksFor(values.kind, field) && values[field] === null ? required(labels[field]) : null,
  ),
);

/** The form for {@link createChangeRequestInput}: one chooses the kind first. */
export const changeRequestForm = z
  .object({ kind: oneOf('What changes', changeRequestKinds.values, { required }), ...request })
  .check(...needed);

/** The input of the moves of a change request. The reason is asked when it is rejected. */
export const changeRequestToWrite = z.object(recordSeen('Change request', 'change_requests'));

export const rejectChangeRequestInput = z.object({ ...changeRequestToWrite.shape, reason: reasonGiven });
