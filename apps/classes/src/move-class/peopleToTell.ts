import { classLinks, peopleToTellAnchor } from '@console/classes-contracts';

interface MovedClass {
  readonly id: string;
  readonly seatsReservedCount: number;
}

const label = 'People to tell';

/** The way to the people who have to hear that a class is canceled or postponed. */
export const leadToPeople = ({ id }: Pick<MovedClass, 'id'>) => ({
  link: { label, to: `${classLinks.detail(id)}#${peopleToTellAnchor}` },
});

/** The same for a class with taken seats. Null when nobody has a seat. */
export const leadToPeopleOnSeats = (moved: MovedClass) => (moved.seatsReservedCount > 0 ? leadToPeople(moved) : null);

/** The way to the people on the seats of a class that goes on, with their addresses. Null when nobody has a seat. */
export const leadToTakenSeats = ({ id, seatsReservedCount }: MovedClass) =>
  seatsReservedCount > 0 ? { link: { label, to: `${classLinks.detail(id)}?tab=seats` } } : null;
