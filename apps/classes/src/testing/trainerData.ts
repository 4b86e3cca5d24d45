import { audited, connection, idOf } from '@console/testing';

/** Answers of the API for the screens of trainers. */

export const leadership = {
  id: idOf('courses', 1),
  title: 'Leadership Essentials',
  reference: 'LEAD-1',
  publishedCourseVersion: { id: idOf('course_versions', 1), title: 'Leadership Essentials' },
};

/** A course that Hannah Whitfield teaches. `differences` replace its fields. */
export function trainerCourse(number: number, differences: object = {}) {
  return {
    id: idOf('trainer_courses', number),
    version: 1,
    competency: 4,
    competencySelf: 3,
    rate: { amount: 45_000, currency: 'GBP', formatted: '£450.00' },
    trainer: trainer(number),
    course: leadership,
    ...audited,
    ...differences,
  };
}

/** Hannah Whitfield, an active trainer in Harrogate. `differences` replace her fields. */
export function trainer(number: number, differences: object = {}) {
  return {
    id: idOf('trainers', number),
    version: 1,
    status: 'active',
    contact: {
      id: idOf('people', number),
      fullName: 'Hannah Whitfield',
      givenName: 'Hannah',
      familyName: 'Whitfield',
      email: 'hannah@whitfield.example',
      mobile: '07700 900123',
      telephone: null,
      jobTitle: 'Trainer',
      user: null,
    },
    location: {
      address1: '8 Valley Drive',
      address2: null,
      address3: null,
      address4: null,
      city: 'Harrogate',
      region: null,
      postcode: 'HG2 0JB',
      country: 'GB',
    },
    trainerCourses: connection([]),
    unavailabilities: connection([]),
    ...audited,
    ...differences,
  };
}
