import { mutationField, staff } from '@console/api-kit';
import { updateAttendeeInput } from '@console/bookings-contracts';
import { Attendee, correctDelegate } from '@console/classes-api';

mutationField('updateAttendee', {
  description:
    'Corrects the name or the email on a seat, at any time. The contact keeps its own. Attendance, notes and answers stay.',
  rule: staff,
  input: updateAttendeeInput,
  changes: Attendee,
  write: (writing, { id, version, ...correction }) => correctDelegate(writing, { id, version }, correction),
});
