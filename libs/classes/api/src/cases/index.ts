import type { DomainCases } from '@console/api-kit/testing';
import { markTrainingSession, updateTrainingSeat } from './attendance.ts';
import {
  cancelTrainingClass,
  confirmTrainingClass,
  deliverTrainingClass,
  postponeTrainingClass,
  rescheduleTrainingClass,
  updateTrainingClass,
} from './classMoves.ts';
import { invariants } from './invariants.ts';
import { lists } from './lists.ts';

export const cases: DomainCases = {
  mutations: [
    cancelTrainingClass,
    confirmTrainingClass,
    deliverTrainingClass,
    markTrainingSession,
    postponeTrainingClass,
    rescheduleTrainingClass,
    updateTrainingClass,
    updateTrainingSeat,
  ],
  lists,
  invariants,
};
