import { nextMoveOfTicket, ticketMoves } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { graphql, useFragment } from 'react-relay';
import type { TicketStatusButton_ticket$key } from './__generated__/TicketStatusButton_ticket.graphql.ts';
import { useMoveTicket } from './useMoveTicket.ts';

/** The button with the one next move of a ticket (O§4). */
export function TicketStatusButton({ ticket: key }: { ticket: TicketStatusButton_ticket$key }) {
  const { id, status } = useFragment(
    graphql`
      fragment TicketStatusButton_ticket on Ticket {
        id
        status
      }
    `,
    key,
  );
  const { commit, pending } = useMoveTicket();
  const move = nextMoveOfTicket({ status });
  if (!move) return null;
  const { label, to } = ticketMoves.moves[move];
  return (
    <Button
      appearance={move === 'reopen' ? 'secondary' : 'primary'}
      loading={pending}
      // Enter that is held down would make the moves after this one too.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      onClick={({ detail }) => {
        // The second click of a double click would make the move after this one.
        if (detail < 2) void commit({ input: { id, status: to } });
      }}
    >
      {label}
    </Button>
  );
}
