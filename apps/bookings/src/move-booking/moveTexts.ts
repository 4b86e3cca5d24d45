import type { BookingMove } from '@console/bookings-contracts';
import { countOf } from '@console/format';

interface MovedItem {
  readonly status: string;
  readonly type: string;
  readonly quantity: number;
}

/** The booking's state after each move, for a notice: 'BK-10482 is confirmed.' */
export const stateAfter: Readonly<Record<BookingMove, string>> = {
  confirm: 'confirmed',
  deliver: 'delivered',
  complete: 'complete',
  hold: 'on hold',
  resume: 'confirmed again',
  resumeDraft: 'a draft again',
  cancel: 'canceled',
};

/** The title of the confirmation of each move. */
export const questions: Readonly<Record<BookingMove, (reference: string) => string>> = {
  confirm: (reference) => `Confirm ${reference}?`,
  deliver: (reference) => `Mark ${reference} as delivered?`,
  complete: (reference) => `Complete ${reference}?`,
  hold: (reference) => `Put ${reference} on hold?`,
  resume: (reference) => `Resume ${reference}?`,
  resumeDraft: (reference) => `Resume ${reference} as a draft?`,
  cancel: (reference) => `Cancel ${reference}?`,
};

/** The consequences of a move, in sentences that count items and seats. */
export function consequencesOf(move: BookingMove, all: readonly MovedItem[]): string {
  const items = all.filter(({ status }) => status !== 'canceled');
  const seats = items.filter(({ type }) => type === 'public').reduce((sum, { quantity }) => sum + quantity, 0);
  const its = `Its ${countOf(items.length, 'item')}`;
  const are = items.length === 1 ? 'is' : 'are';
  const nothing = items.length === 0;
  switch (move) {
    case 'confirm':
      return `${its} ${are} confirmed, and ${items.length === 1 ? 'its invoice is drafted' : 'an invoice is drafted for each'}.`;
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
      return `${what}Invoices that nothing was paid on become void.`;
    }
  }
}
