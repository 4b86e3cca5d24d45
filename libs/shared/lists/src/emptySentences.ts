import { periodLabel } from '@console/design-system/date-range';
import { countOf, joinList } from '@console/format';
import type { BoundFilter, Noun } from './definition/index.ts';

/** A filter of an empty list, with the text of its chip. */
export interface FilterInWords {
  readonly filter: BoundFilter;
  readonly value: string;
}

/** "No invoice was found with status “Paid” and type “Credit note”, issued in November 2026." */
export function nothingFound([one]: Noun, filters: readonly FilterInWords[]): string {
  const period = filters.map(periodWords).find((words) => words !== null);
  const others = filters.filter(({ filter }) => filter.kind !== 'period').map(quoted);
  const which = others.length > 0 ? ` with ${joinList(others)}${period ? ',' : ''}` : '';
  return `No ${one} was found${which}${period ? ` ${period}` : ''}.`;
}

/**
 * "Without status “Paid” there are 12 invoices."
 *
 * @param removed the filter that is removed; null for all of them.
 */
export function foundWithout(
  removed: FilterInWords | null,
  among: readonly FilterInWords[],
  count: number,
  noun: Noun,
) {
  const found = count === 0 ? 'none either' : countOf(count, ...noun);
  return `Without ${nameOf(removed, among)} there ${count === 1 ? 'is' : 'are'} ${found}.`;
}

function nameOf(removed: FilterInWords | null, among: readonly FilterInWords[]): string {
  if (!removed) return 'the filters';
  if (removed.filter.kind === 'period') return `the period ${removed.value}`;
  return among.length === 1 ? 'it' : quoted(removed);
}

/** 'priority “Low”', or '“To be refunded: Yes”', because such a label is no noun. */
function quoted({ filter, value }: FilterInWords): string {
  if (filter.kind === 'choices' && filter.yesNo) return `“${filter.label}: ${value}”`;
  return `${filter.label.toLowerCase()} “${value}”`;
}

/** 'booked in November 2026' */
function periodWords({ filter }: FilterInWords): string | null {
  if (filter.kind !== 'period' || !filter.period) return null;
  const { unit, start, end } = filter.period;
  const preposition = unit === 'month' ? 'in' : start === end ? 'on' : 'within';
  return `${filter.label.toLowerCase()} ${preposition} ${periodLabel(filter.period)}`;
}
