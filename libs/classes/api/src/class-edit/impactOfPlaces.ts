import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { fewestPlaces } from '@console/classes-contracts';
import { CustomerContact } from '@console/core-api';
import { fullName } from '@console/format';
import type { ClassRow } from '../classEffects.ts';
import type { Impact } from '../Impact.ts';
import { placesInUse } from '../training-seat/placesInUse.ts';
import { planPlaces } from './planPlaces.ts';

/** Returns the delegates who would get another seat if a class had so many places. None when it cannot have so few. */
export async function impactOfPlaces(queries: Queries, row: ClassRow, maxAttendees: number): Promise<Impact[]> {
  const inUse = (await placesInUse(queries, [row.id])).get(row.id);
  if (!inUse || maxAttendees < fewestPlaces(inUse)) return [];
  const { moved } = await planPlaces(queries, row, maxAttendees);
  return moved.map(({ seatNumber, delegate, to }) => ({
    entity: 'delegate',
    target: delegate?.personId ? toIri(CustomerContact.prefix, delegate.personId) : null,
    reference: `Seat ${seatNumber}`,
    title: delegate ? fullName(delegate) : 'Not assigned yet',
    consequence: `becomes seat ${to}`,
  }));
}
