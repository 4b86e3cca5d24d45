import { classLinks } from '@console/classes-contracts';

interface MovedClass {
  readonly id: string;
  readonly seatsReservedCount: number;
}

/** The way to the people who have to hear of a move, with their addresses: those of the seats. */
export const leadToSeats = (id: string) => ({
  link: { label: 'People to tell', to: `${classLinks.detail(id)}?tab=seats` },
});

/** The same for a class with taken seats. Null when nobody has a seat. */
export const leadToTakenSeats = ({ id, seatsReservedCount }: MovedClass) =>
  seatsReservedCount > 0 ? leadToSeats(id) : null;
