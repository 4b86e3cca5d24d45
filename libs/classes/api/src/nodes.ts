import { defineNode } from '@console/api-kit';
import {
  attendee,
  brand,
  course,
  courseVersion,
  publicSchedule,
  questionnaire,
  questionnaireAnswer,
  subject,
  trainer,
  trainerCourse,
  trainerUnavailability,
  trainingClass,
  trainingSeat,
  trainingSeatReservation,
  trainingSession,
} from './tables.ts';

export const Attendee = defineNode('Attendee', 'attendees', attendee);
export const Brand = defineNode('Brand', 'brands', brand);
export const Course = defineNode('Course', 'courses', course);
export const CourseVersion = defineNode('CourseVersion', 'course_versions', courseVersion);
export const PublicSchedule = defineNode('PublicSchedule', 'public_schedules', publicSchedule);

/** The misspelling is part of the API's name (O§3). */
export const Questionaire = defineNode('Questionaire', 'questionaires', questionnaire);
export const QuestionaireAnswer = defineNode('QuestionaireAnswer', 'questionaire_answers', questionnaireAnswer);
export const Subject = defineNode('Subject', 'subjects', subject);
export const Trainer = defineNode('Trainer', 'trainers', trainer);
export const TrainerCourse = defineNode('TrainerCourse', 'trainer_courses', trainerCourse);
export const TrainerUnavailability = defineNode(
  'TrainerUnavailability',
  'trainer_unavailabilities',
  trainerUnavailability,
);
export const TrainingClass = defineNode('TrainingClass', 'training_classes', trainingClass);
export const TrainingSeat = defineNode('TrainingSeat', 'training_seats', trainingSeat);
export const TrainingSeatReservation = defineNode(
  'TrainingSeatReservation',
  'training_seat_reservations',
  trainingSeatReservation,
);
export const TrainingSession = defineNode('TrainingSession', 'training_sessions', trainingSession);
