import {
  across,
  acrossItems,
  changing,
  date,
  fieldGroup,
  integer,
  list,
  reasonGiven,
  reference,
  requiredIn,
  text,
  time,
  url,
} from '@console/rules';
import * as z from 'zod/mini';
import { trainingClassToWrite } from './classInputs.ts';
import { type DeliveryGiven, deliveryChecks, deliveryFields, maxSessions } from './newClassInput.ts';
import { endsAfterStart, sessionConflicts } from './sessionConflicts.ts';

const required = requiredIn.operations;

/** A session of a class, in UTC. A session without an id is new. Venue and meeting link are those of this day. */
export const trainingSessionFields = fieldGroup('TrainingSessionInput', {
  id: reference('Session', 'training_sessions'),
  date: date('Date', { required }),
  startsAt: time('Start', { required }),
  endsAt: time('End', { required }),
  venue: text('Venue'),
  meetingLink: url('Meeting link'),
}).check(endsAfterStart);

export type TrainingSessionInput = z.output<typeof trainingSessionFields>;

const allSessions = list('Sessions', trainingSessionFields, { required, max: maxSessions }).check(
  acrossItems(sessionConflicts),
);

interface SessionsGiven {
  readonly sessions?: readonly TrainingSessionInput[] | undefined;
  readonly reason?: string | null | undefined;
}

/** A reason without sessions would explain nothing. */
const sessionsToo = across<SessionsGiven, keyof SessionsGiven>(
  ['sessions', 'reason'],
  'sessions',
  ({ sessions, reason }) => (sessions === undefined && reason ? required('Sessions') : null),
);

/** The input of `updateTrainingSessions`. Sessions that the list leaves out are removed. */
export const updateTrainingSessionsInput = z
  .object({ ...trainingClassToWrite.shape, ...changing({ sessions: allSessions, reason: reasonGiven }) })
  .check(sessionsToo);

/** The form for {@link updateTrainingSessionsInput}. */
export const editSessionsInput = z.object({
  ...trainingClassToWrite.shape,
  sessions: allSessions,
  reason: reasonGiven,
});

const places = { maxAttendees: integer('Places', { required, min: 1, max: 500 }) };

/** The input of `updateTrainingPlaces`. */
export const updateTrainingPlacesInput = z.object({ ...trainingClassToWrite.shape, ...changing(places) });

/** The form for {@link updateTrainingPlacesInput}. */
export const editPlacesInput = z.object({ ...trainingClassToWrite.shape, ...places });

/** Format, platform and address belong together, so an input names the format with the others. */
const formatToo = across<DeliveryGiven, keyof DeliveryGiven>(
  ['deliveryFormat', 'deliveryPlatform', 'deliveryAddress'],
  'deliveryFormat',
  ({ deliveryFormat, deliveryPlatform, deliveryAddress }) =>
    deliveryFormat === undefined && (deliveryPlatform !== undefined || deliveryAddress !== undefined)
      ? required('Delivery format')
      : null,
);

/** The rules about several fields of an input that changes the place of a class. */
export const deliveryEditChecks = [formatToo, ...deliveryChecks] as const;

/** The input of `updateTrainingDelivery`: the whole place of a class (O§3). */
export const updateTrainingDeliveryInput = z
  .object({ ...trainingClassToWrite.shape, ...changing(deliveryFields.shape) })
  .check(...deliveryEditChecks);

/** The form for {@link updateTrainingDeliveryInput}. */
export const editDeliveryInput = z
  .object({ ...trainingClassToWrite.shape, ...deliveryFields.shape })
  .check(...deliveryChecks);
