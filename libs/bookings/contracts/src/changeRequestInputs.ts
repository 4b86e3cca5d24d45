import { across, date, integer, oneOf, reasonGiven, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import {
  type AskedField,
  allKindsText,
  askedFieldNames,
  askedFields,
  asksFor,
  changeRequestKinds,
  kindOfChange,
} from './changeRequestKind.ts';

const required = requiredIn.operations;

/** What is asked. Exactly one kind of change, so most of these fields are null. */
const asked = z.object({
  newStartsAt: date(askedFields.newStartsAt, { future: true }),
  newTrainingClass: reference(askedFields.newTrainingClass, 'training_classes'),
  delegate: reference(askedFields.delegate, 'attendees'),
  newTrainer: reference(askedFields.newTrainer, 'trainers'),
  newMaxAttendees: integer(askedFields.newMaxAttendees, { min: 1, max: 500 }),
});

type Asked = z.output<typeof asked>;

const request = {
  subject: text('Subject', { required }),
  reason: reasonGiven,
  booking: reference('Booking', 'bookings', { required }),
  bookingItem: reference('Booking item', 'booking_items', { required }),
  ...asked.shape,
};

const oneChange = across<Asked, AskedField>(askedFieldNames, 'newTrainingClass', (values) =>
  kindOfChange(values) === null ? `Ask for one change: ${allKindsText()}` : null,
);

/** The input of `createChangeRequest`. It names the fields of one kind of change. */
export const createChangeRequestInput = z.object(request).check(oneChange);

interface Chosen extends Asked {
  readonly kind: string;
}

const needed = askedFieldNames.map((field) =>
  across<Chosen, 'kind' | AskedField>(['kind', field], field, (values) =>
    asksFor(values.kind, field) && values[field] === null ? required(askedFields[field]) : null,
  ),
);

/** The form for {@link createChangeRequestInput}: one chooses the kind first. */
export const changeRequestForm = z
  .object({ kind: oneOf('What changes', changeRequestKinds.values, { required }), ...request })
  .check(...needed);

/** The input of the moves of a change request. The reason is asked when it is rejected. */
export const changeRequestToWrite = z.object(recordSeen('Change request', 'change_requests'));

export const rejectChangeRequestInput = z.object({ ...changeRequestToWrite.shape, reason: reasonGiven });
