import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotChangeClass } from '@console/classes-contracts';
import { CustomerContact, type Impact, refusalOf } from '@console/core-api';
import { fullName } from '@console/format';
import type { ClassRow } from '../classEffects.ts';
import { knownPlaces, planPlaces } from './planPlaces.ts';

/** Returns the delegates who would get another seat if a class had so many places, or why it cannot have so many. */
export async function impactOfPlaces(queries: Queries, row: ClassRow, maxAttendees: number): Promise<Impact[]> {
  const { whyNot, moved } = planPlaces(await knownPlaces(queries, row), row, maxAttendees);
  const reason = whyNotChangeClass(row) ?? whyNot;
  if (reason !== null) return refusalOf(row, reason);
  return moved.map(({ seatNumber, delegate, to }) => ({
    entity: 'delegate',
    target: delegate?.personId ? toIri(CustomerContact.prefix, delegate.personId) : null,
    reference: `Seat ${seatNumber}`,
    title: delegate ? fullName(delegate) : 'Not assigned yet',
    consequence: `becomes seat ${to}`,
  }));
}
