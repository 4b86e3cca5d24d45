import { type ChangeRequestKind, changeRequestKinds, isOpenRequest } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { DateRangeText, DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { countOf, fullName } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  comparedValues_request$data,
  comparedValues_request$key,
} from './__generated__/comparedValues_request.graphql.ts';

/** A value of today beside the one that is asked for. */
export interface Compared {
  readonly what: string;
  readonly today: ReactNode;
  readonly asked: ReactNode;
}

type Request = comparedValues_request$data;
type Class = NonNullable<Request['newTrainingClass']>;

/** The values that a change request asks to change, with those of today. */
export function comparedValues(key: comparedValues_request$key): Compared[] {
  const request = readInlineData(
    graphql`
      fragment comparedValues_request on ChangeRequest @inline {
        kind
        status
        newStartsAt
        newMaxAttendees
        newTrainer {
          id
          contact {
            fullName
          }
        }
        newTrainingClass {
          id
          reference
          title
          startsAt
          endsAt
          seatsFreeCount
        }
        delegate {
          givenName
          familyName
          customerContact {
            id
          }
        }
        bookingItem {
          type
          quantity
          maxAttendees
          trainer {
            id
            contact {
              fullName
            }
          }
          class {
            id
            reference
            title
            startsAt
            endsAt
            seatsFreeCount
          }
        }
      }
    `,
    key,
  );
  const { kind, bookingItem } = request;
  const known = kind ? changeRequestKinds.of(kind) : undefined;
  return known && bookingItem ? rows[known](request, bookingItem) : [];
}

type Rows = (request: Request, item: NonNullable<Request['bookingItem']>) => Compared[];

const rows: Readonly<Record<ChangeRequestKind, Rows>> = {
  dates: ({ newStartsAt }, item) => [
    { what: 'Class', today: classLink(item.class), asked: classLink(item.class) },
    { what: 'First day', today: <DateText value={item.class.startsAt} />, asked: <DateText value={newStartsAt} /> },
  ],
  class: (request, item) => classRows(request, item.class),
  trainer: ({ newTrainer }, item) => [
    { what: 'Trainer', today: trainerLink(item.trainer), asked: trainerLink(newTrainer) },
    { what: 'Dates', today: datesOf(item.class), asked: datesOf(item.class) },
  ],
  attendees: ({ newMaxAttendees }, item) => {
    const isPrivate = item.type === 'private';
    const words = (count: number) => countOf(count, isPrivate ? 'place' : 'seat');
    return [
      {
        what: 'Attendees',
        today: words(isPrivate ? item.maxAttendees : item.quantity),
        asked: words(newMaxAttendees ?? 0),
      },
      { what: 'Class', today: classLink(item.class), asked: classLink(item.class) },
    ];
  },
  transfer: (request, item) => [
    {
      what: 'Delegate',
      today: request.delegate ? delegateLink(request.delegate) : 'Has no seat any more',
      asked: request.delegate && delegateLink(request.delegate),
    },
    ...classRows(request, item.class),
  ],
};

/** How many seats are free matters only while the change can be made. */
const classRows = ({ status, newTrainingClass: asked }: Request, today: Class): Compared[] => [
  { what: 'Class', today: classLink(today), asked: asked && classLink(asked) },
  { what: 'Dates', today: datesOf(today), asked: asked && datesOf(asked) },
  ...(isOpenRequest({ status })
    ? [{ what: 'Free seats', today: today.seatsFreeCount, asked: asked?.seatsFreeCount }]
    : []),
];

const datesOf = ({ startsAt, endsAt }: Class) => <DateRangeText start={startsAt} end={endsAt} />;

const classLink = ({ id, reference, title }: Class) => (
  <Link to={classLinks.detail(id)} newTab>
    {reference} {title}
  </Link>
);

const trainerLink = (trainer: Request['newTrainer']) =>
  trainer ? <Link to={classLinks.trainer(trainer.id)}>{trainer.contact.fullName}</Link> : 'No trainer';

function delegateLink(delegate: NonNullable<Request['delegate']>) {
  const { customerContact } = delegate;
  const name = fullName(delegate);
  return customerContact ? <Link to={coreLinks.customerContact(customerContact.id)}>{name}</Link> : name;
}
