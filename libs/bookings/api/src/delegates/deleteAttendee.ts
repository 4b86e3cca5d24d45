import { mutationField, staff } from '@console/api-kit';
import { deleteAttendeeInput } from '@console/bookings-contracts';
import { Attendee, unseatDelegate } from '@console/classes-api';

mutationField('deleteAttendee', {
  description:
    'Removes a delegate from a seat. The seat stays with its booking. Refused after attendance was recorded.',
  rule: staff,
  input: deleteAttendeeInput,
  deletes: Attendee,
  write: unseatDelegate,
});
