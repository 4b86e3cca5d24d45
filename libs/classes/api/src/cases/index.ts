import type { DomainCases } from '@console/api-kit/testing';
import { markTrainingSession, updateTrainingSeat } from './attendance.ts';
import { changeBrandSeller, setBrandLogo, updateBrand } from './brands.ts';
import { updateTrainingDelivery, updateTrainingPlaces, updateTrainingSessions } from './classEdits.ts';
import {
  cancelTrainingClass,
  confirmTrainingClass,
  deliverTrainingClass,
  postponeTrainingClass,
  rescheduleTrainingClass,
  updateTrainingClass,
} from './classMoves.ts';
import { createCourseVersion, createSubject, publishCourse, updateCourse, updateSubject } from './courses.ts';
import { createPublicSchedule, createTrainingClass } from './createTrainingClass.ts';
import { indexes } from './indexes.ts';
import { invariants } from './invariants.ts';
import { recordPreCourseAnswers } from './preCourse.ts';
import {
  createTrainer,
  createTrainerCourse,
  deleteTrainerCourse,
  updateTrainer,
  updateTrainerCourse,
} from './trainers.ts';
import {
  createTrainerUnavailability,
  deleteTrainerUnavailability,
  updateTrainerUnavailability,
} from './trainerUnavailability.ts';

export const cases: DomainCases = {
  mutations: [
    cancelTrainingClass,
    confirmTrainingClass,
    createCourseVersion,
    createPublicSchedule,
    createSubject,
    createTrainingClass,
    deliverTrainingClass,
    markTrainingSession,
    postponeTrainingClass,
    publishCourse,
    recordPreCourseAnswers,
    rescheduleTrainingClass,
    updateCourse,
    updateSubject,
    updateTrainingClass,
    updateTrainingDelivery,
    updateTrainingPlaces,
    updateTrainingSeat,
    updateTrainingSessions,
    createTrainer,
    createTrainerCourse,
    deleteTrainerCourse,
    updateTrainer,
    updateTrainerCourse,
    createTrainerUnavailability,
    deleteTrainerUnavailability,
    updateTrainerUnavailability,
    updateBrand,
    changeBrandSeller,
    setBrandLogo,
  ],
  effects: [
    {
      mutation: 'deleteCustomerContact',
      refused: [
        {
          when: 'the contact has a seat',
          sql: `UPDATE attendee SET person_id = :id
            WHERE id = (SELECT id FROM attendee WHERE person_id IS NOT NULL ORDER BY id LIMIT 1)`,
          message: '1 seat refers to this contact, so it cannot be deleted.',
        },
      ],
    },
  ],
  indexes,
  invariants,
};
