import { mutationField, recordSeen, staff } from '@console/api-kit';
import { deleteAttendeeInput } from '@console/bookings-contracts';
import { Attendee, unseatDelegate } from '@console/classes-api';

mutationField('deleteAttendee', {
  description: 'Takes a delegate off their seat, which stays with its booking. Refused once attendance is recorded.',
  rule: staff,
  check: deleteAttendeeInput,
  input: recordSeen,
  deletes: Attendee,
  write: unseatDelegate,
});
