import {
  acrossItems,
  changing,
  date,
  fieldGroup,
  flag,
  list,
  reasonGiven,
  recordSeen,
  reference,
  requiredIn,
  text,
  time,
} from '@console/rules';
import * as z from 'zod/mini';
import { maxSessions } from './newClassInput.ts';
import { daysOutOfOrder, endsAfterStart, sessionConflicts } from './sessionConflicts.ts';

const required = requiredIn.operations;

/** The class that a file is about. */
export const classToDownload = z.object({ trainingClass: reference('Class', 'training_classes', { required }) });

/** A class to move, with the version that the person has seen. */
export const trainingClassToWrite = z.object(recordSeen('Class', 'training_classes'));

/** The input of a move. Screens ask for the reason of the moves that need one. */
export const moveTrainingClassInput = z.object({ ...trainingClassToWrite.shape, reason: reasonGiven });

/** The new day and times of a session, in UTC. The day is in the future. */
export const sessionDates = fieldGroup('SessionDatesInput', {
  id: reference('Session', 'training_sessions', { required }),
  date: date('Date', { required, future: true }),
  startsAt: time('Start', { required }),
  endsAt: time('End', { required }),
}).check(endsAfterStart);

/** New dates for every session of a postponed class, its days in order. The class becomes provisional, or confirmed at once. */
export const rescheduleTrainingClassInput = z.object({
  ...trainingClassToWrite.shape,
  provisional: flag('Provisional'),
  sessions: list('Sessions', sessionDates, { required, max: maxSessions }).check(
    acrossItems(sessionConflicts),
    acrossItems(daysOutOfOrder),
  ),
});

const details = changing({
  title: text('Title', { required }),
  brand: reference('Brand', 'brands', { required }),
  purchaseOrderReference: text('Customer’s order'),
});

const trainer = changing({ trainer: reference('Trainer', 'trainers'), reason: reasonGiven });

/** The input of `updateTrainingClass`. A null trainer removes the trainer. */
export const updateTrainingClassInput = z.object({ ...trainingClassToWrite.shape, ...trainer, ...details });

/** The part of {@link updateTrainingClassInput} that changes the trainer, with the reason. */
export const changeTrainerInput = z.object({ ...trainingClassToWrite.shape, ...trainer });

/** The part of {@link updateTrainingClassInput} that changes the details of a class. */
export const editClassInput = z.object({ ...trainingClassToWrite.shape, ...details });
