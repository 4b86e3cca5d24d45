import type { BookingMove } from '@console/bookings-contracts';
import { countOf } from '@console/format';

interface MovedItem {
  readonly status: string;
  readonly type: string;
  readonly quantity: number;
}

/** What follows from a move, in sentences that name how many. */
export function whatFollows(move: BookingMove, all: readonly MovedItem[]): string {
  const items = all.filter(({ status }) => status !== 'canceled');
  const seats = items.filter(({ type }) => type === 'public').reduce((sum, { quantity }) => sum + quantity, 0);
  const its = `Its ${countOf(items.length, 'item')}`;
  const are = items.length === 1 ? 'is' : 'are';
  const nothing = items.length === 0;
  switch (move) {
    case 'confirm':
      return `${its} ${are} confirmed, and an invoice is drafted for each.`;
    case 'deliver':
      return `${its} ${are} delivered with it.`;
    case 'complete':
      return `${its} ${are} complete with it.`;
    case 'hold':
      return nothing
        ? 'It waits until it is resumed.'
        : `${its} wait${items.length === 1 ? 's' : ''} with it. Seats stay reserved.`;
    case 'resume':
      return `${its} ${are} confirmed again.`;
    case 'resumeDraft':
      return nothing ? 'It becomes a draft again.' : `It becomes a draft again, with ${countOf(items.length, 'item')}.`;
    case 'cancel': {
      const what = nothing
        ? ''
        : `${its} ${are} canceled${seats > 0 ? `, and ${countOf(seats, 'seat')} ${seats === 1 ? 'is' : 'are'} free again` : ''}. `;
      return `${what}Invoices that nothing was paid on become void. A canceled booking cannot be taken back.`;
    }
  }
}
