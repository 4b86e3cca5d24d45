/** The states of a ticket, letter for letter, in the order of their life (O§3). */
export const ticketStatuses = ['open', 'in_progress', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The label of each status on screen. */
export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  closed: 'Closed',
};
