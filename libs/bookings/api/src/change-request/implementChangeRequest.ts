import { mutationField, parseIri, type RowOf, staff, type Writing } from '@console/api-kit';
import { changeRequestMoves, changeRequestToWrite, whyNotMoveChangeRequest } from '@console/bookings-contracts';
import { ChangeRequest } from '../nodes.ts';
import type { changeRequest } from '../tables.ts';
import type { AskedItem } from './KindOfChange.ts';
import { kindsOfChange } from './kindsOfChange.ts';
import { kindOfRow, whyOf } from './RequestedChange.ts';

mutationField('implementChangeRequest', {
  description:
    'Makes the change with everything that follows it, or changes nothing but the request: then it is errored and says why. Needs the approval.',
  rule: staff,
  input: changeRequestToWrite,
  changes: ChangeRequest,
  write: async (writing, input) => {
    const request = await writing.lock(ChangeRequest, input);
    writing.refuseIf(whyNotMoveChangeRequest('implement', request));
    const { made: before, refusal } = await writing.attempt((part) => makeChange(part, request));
    if (refusal !== null) {
      return writing.update(ChangeRequest, request, { status: changeRequestMoves.moves.fail.to, error: refusal });
    }
    const [purchaseOrderId = null] = touchedBy(writing, 'purchase_orders');
    return writing.update(ChangeRequest, request, {
      status: changeRequestMoves.moves.implement.to,
      fulfilment: 'full',
      error: null,
      invoiceIds: touchedBy(writing, 'invoices'),
      purchaseOrderId,
      ...former(before),
    });
  },
});

/** @throws the refusal of the first rule that does not allow the change. */
async function makeChange(writing: Writing, request: RowOf<typeof changeRequest>): Promise<AskedItem> {
  const kind = kindOfRow(request);
  if (kind === null || request.bookingItemId === null) {
    return writing.refuseIf('This change request does not ask for one change of an item.');
  }
  writing.explain(whyOf(request));
  return kindsOfChange[kind].make(writing, request, request.bookingItemId);
}

/** What an implemented request shows as the values before. */
const former = ({ item, class: own }: AskedItem) => ({
  formerClassId: own.id,
  formerTrainerId: own.trainerId,
  formerStartsAt: own.startsAt,
  formerMaxAttendees: item.type === 'private' ? own.maxAttendees : item.quantity,
});

/** The ULIDs of records of domains above that the change has written, or that stay although they belong to it. */
const touchedBy = ({ changes }: Writing, prefix: string): string[] =>
  changes.touchedOf(prefix).flatMap((iri) => parseIri(iri)?.ulid ?? []);
