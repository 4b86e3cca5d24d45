import { mutationField, staff } from '@console/api-kit';
import { deleteAttendeeInput } from '@console/bookings-contracts';
import { Attendee, unseatDelegate } from '@console/classes-api';

mutationField('deleteAttendee', {
  description:
    'Removes a delegate from a seat. The seat stays with its booking. Refused after attendance was recorded, and after the delegate has lost the seat.',
  rule: staff,
  input: deleteAttendeeInput,
  deletes: Attendee,
  write: unseatDelegate,
});
