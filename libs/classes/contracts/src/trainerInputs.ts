import {
  address,
  changing,
  contactFields,
  integer,
  labelsOf,
  money,
  oneOf,
  reasonGiven,
  recordSeen,
  reference,
  requiredIn,
} from '@console/rules';
import * as z from 'zod/mini';
import { trainerStatuses } from './trainerStatus.ts';

const required = requiredIn.operations;

const trainer = {
  ...contactFields.shape,
  status: oneOf('Status', trainerStatuses.values, { required }),
  location: address('Location'),
};

/** A new trainer: the contact, the status and, when it is known, the location. */
export const createTrainerInput = z.object(trainer);

/** The input of `updateTrainer`. The reason stands in the history; screens ask for it when the status changes. */
export const updateTrainerInput = z.object({
  ...recordSeen('Trainer', 'trainers'),
  ...changing({ ...trainer, reason: reasonGiven }),
});

/** The part of a trainer's input that the contact's form sends. */
export const trainerContactInput = z.object({
  ...recordSeen('Trainer', 'trainers'),
  ...changing(contactFields.shape),
});

/** The labels of a trainer's contact, where it is shown. */
export const trainerContactLabels = labelsOf(contactFields);

/** The part of a trainer's input that the location's form sends. */
export const trainerLocationInput = z.object(changing({ location: trainer.location }));

/** The highest day rate of a trainer, in pence: even 50 days, the most of a class, come to £10,000,000.00 at most. */
export const maxDayRate = 20_000_000;

/** How well a trainer teaches a course, from 0 to 5 stars, and the rate for a day. */
export const trainerSkills = z.object({
  competency: integer('Internal competency', { max: 5 }),
  competencySelf: integer('Self competency', { max: 5 }),
  rate: money('Day rate', { max: maxDayRate }),
});

/** The labels of {@link trainerSkills}, where they are shown. */
export const trainerSkillLabels = labelsOf(trainerSkills);

/** Adds a course that a trainer can teach. */
export const createTrainerCourseInput = z.object({
  trainer: reference('Trainer', 'trainers', { required }),
  course: reference('Course', 'courses', { required }),
  ...trainerSkills.shape,
});

const trainerCourseSeen = recordSeen('Trainer course', 'trainer_courses');

/** The input of `updateTrainerCourse`. */
export const updateTrainerCourseInput = z.object({ ...trainerCourseSeen, ...changing(trainerSkills.shape) });

/** The input of `deleteTrainerCourse`. */
export const deleteTrainerCourseInput = z.object(trainerCourseSeen);
