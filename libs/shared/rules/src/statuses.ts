import { capitalized } from '@console/format';
import { defineEnumeration, type Enumeration } from './enumeration.ts';

/** The tone of a badge. `brand` is the accent colour. */
export type Tone = 'neutral' | 'outline' | 'brand' | 'success' | 'warning' | 'danger';

/** An icon as data: the path of its SVG, and the width of the square grid in which the path is drawn. */
export interface Drawing {
  readonly path: string;
  readonly grid: number;
}

/** The look of a status on screen. */
export interface StatusLook {
  readonly label: string;
  readonly tone: Tone;
  /** From `icons.ts` of the contracts, which `npm run icons` writes. */
  readonly icon: Drawing;
}

/** The statuses of a record, with everything that screens show of them. */
export interface Statuses<Status extends string, Unknown = undefined> extends Enumeration<Status, Unknown> {
  /**
   * The look of a status. An unknown status looks like the status for unknown ones, else it is neutral, has no icon of
   * its own, and shows its name in sentence case.
   */
  readonly lookOf: (status: string) => Omit<StatusLook, 'icon'> & { readonly icon?: Drawing };
}

/**
 * Declares the statuses of a record in the contracts of its domain, in the order of its life. Badges, filters, columns,
 * moves, the API and the database all read this one declaration.
 *
 *     export const ticketStatuses = defineStatuses({
 *       open: { label: 'Open', tone: 'warning', icon: icons.Circle16 }, …
 *     });
 *
 * @param looks the label, tone and icon of each status.
 * @param unknown the status that an unknown one is shown as.
 */
export function defineStatuses<Status extends string>(
  looks: Readonly<Record<Status, StatusLook>>,
  unknown: NoInfer<Status>,
): Statuses<Status, Status>;
export function defineStatuses<Status extends string>(looks: Readonly<Record<Status, StatusLook>>): Statuses<Status>;
export function defineStatuses<Status extends string>(
  looks: Readonly<Record<Status, StatusLook>>,
  unknown?: Status,
): Statuses<Status, Status | undefined> {
  const entries = Object.entries<StatusLook>(looks).map(([status, { label }]) => [status, label]);
  const labels: Record<Status, string> = Object.fromEntries(entries);
  const enumeration = unknown === undefined ? defineEnumeration(labels) : defineEnumeration(labels, unknown);
  const lookOf = (code: string) => {
    const status = enumeration.of(code);
    return status === undefined ? ({ label: sentenceCase(code), tone: 'neutral' } as const) : looks[status];
  };
  return { ...enumeration, labelOf: (code) => lookOf(code).label, lookOf };
}

function sentenceCase(status: string): string {
  const words = status.replaceAll('_', ' ').trim();
  return words ? capitalized(words) : 'Unknown Status';
}
