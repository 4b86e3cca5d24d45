import { mutationField, parseIri, staff, type Writing } from '@console/api-kit';
import { changeRequestMoves, changeRequestToWrite, whyNotMoveChangeRequest } from '@console/bookings-contracts';
import { ChangeRequest } from '../nodes.ts';
import { impactNow } from './impactOfChangeRequest.ts';
import { makeChange } from './makeChange.ts';

mutationField('implementChangeRequest', {
  description:
    'Makes the change with everything that follows it, or changes nothing but the request: then it is errored and says why. Needs the approval.',
  rule: staff,
  input: changeRequestToWrite,
  changes: ChangeRequest,
  write: async (writing, input) => {
    const request = await writing.lock(ChangeRequest, input);
    writing.refuseIf(whyNotMoveChangeRequest('implement', request));
    const before = await touchedNow(writing, request.id);
    const error = await writing.attempt((part) => makeChange(part, request));
    if (error !== null)
      return writing.update(ChangeRequest, request, { status: changeRequestMoves.moves.fail.to, error });
    const [purchaseOrderId = null] = touchedBy(writing, 'purchase_orders', before);
    return writing.update(ChangeRequest, request, {
      status: changeRequestMoves.moves.implement.to,
      fulfilment: 'full',
      error: null,
      invoiceIds: touchedBy(writing, 'invoices', before),
      purchaseOrderId,
    });
  },
});

/** The ids of the records that the change says to touch, before it is made. */
async function touchedNow({ tx }: Writing, id: string): Promise<string[]> {
  const impacts = await impactNow(tx, id);
  return impacts.flatMap(({ target }) => (target === null ? [] : [target]));
}

/** The ULIDs of records of domains above: those that were written, then those that stay although they belong to the change. */
function touchedBy({ changes }: Writing, prefix: string, before: readonly string[]): string[] {
  const found = [...changes.writtenOf(prefix), ...before.filter((iri) => iri.startsWith(`${prefix}/`))];
  return [...new Set(found)].flatMap((iri) => parseIri(iri)?.ulid ?? []);
}
