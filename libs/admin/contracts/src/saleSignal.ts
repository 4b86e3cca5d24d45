/** What an answer hints at, letter for letter (C§3). */
export const saleSignalIntents = [
  'budget_timing',
  'expansion_opportunity',
  'interest_in_course',
  'not_sales_relevant',
  'referral',
  'unclear',
] as const;
export type SaleSignalIntent = (typeof saleSignalIntents)[number];

/** What each intent is called on screen. */
export const saleSignalIntentLabels: Readonly<Record<SaleSignalIntent, string>> = {
  budget_timing: 'Budget timing',
  expansion_opportunity: 'Expansion opportunity',
  interest_in_course: 'Interest in course',
  not_sales_relevant: 'Not sales relevant',
  referral: 'Referral',
  unclear: 'Unclear',
};

/** What an intent is called; enumerations are open, so one that this console does not know shows its own name. */
export function saleSignalIntentLabel(intent: string): string {
  const labels: Readonly<Record<string, string>> = saleSignalIntentLabels;
  return labels[intent] ?? intent;
}

/** How soon a signal wants an answer, letter for letter (C§3), the most urgent first. */
export const saleSignalPriorities = ['high', 'medium', 'low'] as const;
export type SaleSignalPriority = (typeof saleSignalPriorities)[number];

/** What each priority is called on screen. */
export const saleSignalPriorityLabels: Readonly<Record<SaleSignalPriority, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** The states of a signal: only `new` is known (C§4). */
export const saleSignalStatuses = ['new'] as const;
export type SaleSignalStatus = (typeof saleSignalStatuses)[number];

/** What each state is called on screen. */
export const saleSignalStatusLabels: Readonly<Record<SaleSignalStatus, string>> = { new: 'New' };

/** How sure the signal is, from 0 to 1, as it is shown: "82%". */
export function confidenceWords(score: number): string {
  return `${Math.round(score * 100)}%`;
}
