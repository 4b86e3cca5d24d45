import { iriOf, refreshes } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
import {
  Attendee,
  Course,
  CourseVersion,
  PublicSchedule,
  Subject,
  Trainer,
  TrainerCourse,
  TrainerUnavailability,
  TrainingClass,
  TrainingSeat,
  TrainingSeatReservation,
  TrainingSession,
} from './nodes.ts';

// The list of public schedules has filters for the state, the trainer and the free seats of the class.
refreshes(TrainingClass, {
  records: ({ publicScheduleId }) => [iriOf(PublicSchedule, publicScheduleId)],
  lists: [TrainingSession, PublicSchedule],
});
refreshes(TrainingSession, { records: ({ classId }) => [iriOf(TrainingClass, classId)], lists: [TrainingClass] });
refreshes(TrainingSeat, {
  records: ({ classId, sessionId }) => [iriOf(TrainingClass, classId), iriOf(TrainingSession, sessionId)],
});

// Seats and sessions display who holds a place, but their rows do not refer to the reservation.
refreshes(TrainingSeatReservation, {
  records: ({ classId }) => [iriOf(TrainingClass, classId)],
  lists: [TrainingSession, TrainingSeat, PublicSchedule],
});
refreshes(Attendee, {
  records: ({ reservationId, personId }) => [
    iriOf(TrainingSeatReservation, reservationId),
    iriOf(CustomerContact, personId),
  ],
});

refreshes(TrainerCourse, { records: ({ trainerId }) => [iriOf(Trainer, trainerId)], lists: [Trainer] });
refreshes(TrainerUnavailability, { records: ({ trainerId }) => [iriOf(Trainer, trainerId)] });
refreshes(Trainer, { lists: [TrainerCourse] });
refreshes(CourseVersion, { records: ({ courseId }) => [iriOf(Course, courseId)], lists: [Course, TrainerCourse] });
refreshes(Course, { records: ({ subjectId }) => [iriOf(Subject, subjectId)] });
