/** The intents that an answer can show, spelled as in C§3. */
export const saleSignalIntents = [
  'budget_timing',
  'expansion_opportunity',
  'interest_in_course',
  'not_sales_relevant',
  'referral',
  'unclear',
] as const;
export type SaleSignalIntent = (typeof saleSignalIntents)[number];

/** The label of each intent. */
export const saleSignalIntentLabels: Readonly<Record<SaleSignalIntent, string>> = {
  budget_timing: 'Budget timing',
  expansion_opportunity: 'Expansion opportunity',
  interest_in_course: 'Interest in course',
  not_sales_relevant: 'Not sales relevant',
  referral: 'Referral',
  unclear: 'Unclear',
};

/** The label of an intent. Enumerations are open: an intent that this release does not know shows its own name. */
export function saleSignalIntentLabel(intent: string): string {
  const labels: Readonly<Record<string, string>> = saleSignalIntentLabels;
  return labels[intent] ?? intent;
}

/** How soon a signal needs an answer, the most urgent first. Spelled as in C§3. */
export const saleSignalPriorities = ['high', 'medium', 'low'] as const;
export type SaleSignalPriority = (typeof saleSignalPriorities)[number];

/** The label of each priority. */
export const saleSignalPriorityLabels: Readonly<Record<SaleSignalPriority, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** The states of a signal. The specification names only `new` (C§4). */
export const saleSignalStatuses = ['new'] as const;
export type SaleSignalStatus = (typeof saleSignalStatuses)[number];

/** The label of each state. */
export const saleSignalStatusLabels: Readonly<Record<SaleSignalStatus, string>> = { new: 'New' };

/** Formats a confidence score from 0 to 1 as a percentage: "82%". */
export function formatConfidence(score: number): string {
  return `${Math.round(score * 100)}%`;
}
