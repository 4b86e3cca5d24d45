import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a ticket, letter for letter, in the order of their life (O§3). */
export const ticketStatuses = defineStatuses({
  open: { label: 'Open', tone: 'warning', icon: icons.Circle16 },
  in_progress: { label: 'In progress', tone: 'brand', icon: icons.CircleHalfFill16 },
  closed: { label: 'Closed', tone: 'neutral', icon: icons.CheckmarkCircle16 },
});
export type TicketStatus = ValueOf<typeof ticketStatuses>;
