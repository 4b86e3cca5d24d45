import { classLinks } from '@console/classes-contracts';
import { DateRangeText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { formatSpan } from '@console/format';
import type { ComparedItem, ItemToChange } from './KindOfChange.ts';

type Class = ComparedItem['class'];

/** The dates of the item's class as words: '24 – 25 Nov 2026'. */
export const datesText = ({ class: { startsAt, endsAt } }: ItemToChange): string =>
  startsAt && endsAt ? formatSpan(startsAt, endsAt) : 'without dates';

export const ClassDates = ({ startsAt, endsAt }: Class) => <DateRangeText start={startsAt} end={endsAt} />;

export const ClassLink = ({ id, reference, title }: Class) => (
  <Link to={classLinks.detail(id)} newTab>
    {reference} {title}
  </Link>
);
