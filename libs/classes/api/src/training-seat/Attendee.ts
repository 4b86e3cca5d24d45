import { implementNode, one, staff } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
import { Attendee, QuestionaireAnswer, TrainingSeatReservation } from '../nodes.ts';

import { attendee } from '../tables.ts';

implementNode(Attendee, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    hash: t.exposeString('hash'),
    reviewedOutline: t.exposeBoolean('reviewedOutline'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    email: t.exposeString('email'),
    customerContact: one(t, { from: attendee.personId, to: () => CustomerContact }),
    trainingSeatReservation: one(t, { from: attendee.reservationId, to: () => TrainingSeatReservation }),
    preCourseQuestionaireAnswer: one(t, { from: attendee.preCourseAnswerId, to: () => QuestionaireAnswer }),
  }),
});
