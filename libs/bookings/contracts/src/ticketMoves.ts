import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type TicketStatus, ticketStatuses } from './ticketStatus.ts';

/** The moves of a ticket. Each state has exactly one (O§4). */
export const ticketMoves = defineMoves<TicketStatus>()({
  subject: 'ticket',
  states: ticketStatuses.labels,
  moves: {
    start: { label: 'Start work', from: ['open'], to: 'in_progress' },
    close: { label: 'Close ticket', from: ['in_progress'], to: 'closed', effect: 'ends the conversation' },
    reopen: { label: 'Reopen ticket', from: ['closed'], to: 'open', effect: 'continues the conversation' },
  },
});

export type TicketMove = keyof (typeof ticketMoves)['moves'];

/** The one move that a ticket's state allows. Undefined for a state that this console does not know. */
export function nextMoveOfTicket({ status }: { readonly status: string }): TicketMove | undefined {
  return movesFrom(ticketMoves, status)[0];
}

/** The reason why a ticket cannot get a status, as a sentence. Null when it can. */
export function whyNotMoveTicket(to: TicketStatus, ticket: { readonly status: TicketStatus }): string | null {
  const names = Object.keys(ticketMoves.moves) as TicketMove[];
  const move = names.find((name) => ticketMoves.moves[name].to === to);
  if (!move) throw new Error(`No move leads to ${to}.`);
  return whyNotMove(ticketMoves, move, ticket);
}

/** The reason why nobody can post to a ticket. Null when everybody can. */
export function whyNotPost({ status }: { readonly status: string }): string | null {
  return status === 'closed' ? 'This ticket is closed. Reopen it to post.' : null;
}
