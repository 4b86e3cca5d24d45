import { defineEnumeration, defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The intents that an answer can show, spelled as in C§3. */
export const saleSignalIntents = defineEnumeration({
  budget_timing: 'Budget timing',
  expansion_opportunity: 'Expansion opportunity',
  interest_in_course: 'Interest in course',
  not_sales_relevant: 'Not sales relevant',
  referral: 'Referral',
  unclear: 'Unclear',
});
export type SaleSignalIntent = ValueOf<typeof saleSignalIntents>;

/** How soon a signal needs an answer, the most urgent first. Spelled as in C§3. */
export const saleSignalPriorities = defineStatuses({
  high: { label: 'High', tone: 'warning', icon: icons.ArrowUp20 },
  medium: { label: 'Medium', tone: 'neutral', icon: icons.Subtract20 },
  low: { label: 'Low', tone: 'outline', icon: icons.ArrowDown20 },
});
export type SaleSignalPriority = ValueOf<typeof saleSignalPriorities>;

/** The states of a signal. The specification names only `new` (C§4). */
export const saleSignalStatuses = defineStatuses({
  new: { label: 'New', tone: 'neutral', icon: icons.Sparkle20 },
});
export type SaleSignalStatus = ValueOf<typeof saleSignalStatuses>;

/** Formats a confidence score from 0 to 1 as a percentage: "82%". */
export function formatConfidence(score: number): string {
  return `${Math.round(score * 100)}%`;
}
