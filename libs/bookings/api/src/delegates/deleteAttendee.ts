import { mutationField, staff } from '@console/api-kit';
import { deleteAttendeeInput } from '@console/bookings-contracts';
import { Attendee, unseatDelegate } from '@console/classes-api';

mutationField('deleteAttendee', {
  description: 'Takes a delegate off their seat, which stays with its booking. Refused once attendance is recorded.',
  rule: staff,
  input: deleteAttendeeInput,
  deletes: Attendee,
  write: unseatDelegate,
});
