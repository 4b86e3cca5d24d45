import type { DebtAge } from '@console/billing-contracts';
import type { ChartStep } from '@console/design-system/chart';

/** The place of each age between calm and alarming, for its colour. */
export const ageSteps: Readonly<Record<DebtAge, ChartStep>> = {
  not_due: 0,
  days_1: 1,
  days_30: 2,
  days_60: 3,
  days_90: 4,
};
