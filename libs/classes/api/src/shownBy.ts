import { iriOf, shownBy } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
import {
  Attendee,
  Course,
  CourseVersion,
  PublicSchedule,
  Subject,
  Trainer,
  TrainerCourse,
  TrainingClass,
  TrainingSeat,
  TrainingSeatReservation,
  TrainingSession,
} from './nodes.ts';

shownBy(TrainingClass, {
  records: ({ publicScheduleId }) => [iriOf(PublicSchedule, publicScheduleId)],
  lists: [TrainingSession],
});
shownBy(TrainingSession, { records: ({ classId }) => [iriOf(TrainingClass, classId)], lists: [TrainingClass] });
shownBy(TrainingSeat, {
  records: ({ classId, sessionId }) => [iriOf(TrainingClass, classId), iriOf(TrainingSession, sessionId)],
});

// Seats and sessions show who holds a place by its number, so no row of theirs says which.
shownBy(TrainingSeatReservation, {
  records: ({ classId }) => [iriOf(TrainingClass, classId)],
  lists: [TrainingSession, TrainingSeat],
});
shownBy(Attendee, {
  records: ({ reservationId, personId }) => [
    iriOf(TrainingSeatReservation, reservationId),
    iriOf(CustomerContact, personId),
  ],
});

shownBy(TrainerCourse, { records: ({ trainerId }) => [iriOf(Trainer, trainerId)], lists: [Trainer] });
shownBy(CourseVersion, { records: ({ courseId }) => [iriOf(Course, courseId)], lists: [Course] });
shownBy(Course, { records: ({ subjectId }) => [iriOf(Subject, subjectId)] });
