import { changeRequestLinks } from './links.ts';

/**
 * The link to a new change request for a booking, and for one of its items.
 *
 * @param transfer the delegate whose transfer to another class is asked for.
 */
export function requestChangeLink(booking: string, item?: string, transfer?: string): string {
  const query = new URLSearchParams({ booking, ...(item && { item }), ...(transfer && { transfer }) });
  return `${changeRequestLinks.create()}?${query}`;
}
