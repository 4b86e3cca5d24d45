export { type EmailLogStatus, emailLogStatuses, emailLogStatusLabels } from './emailLogStatus.ts';
export { emailLogLinks, saleSignalLinks } from './links.ts';
export {
  formatConfidence,
  type SaleSignalIntent,
  type SaleSignalPriority,
  type SaleSignalStatus,
  saleSignalIntentLabel,
  saleSignalIntentLabels,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalPriorityLabels,
  saleSignalStatuses,
  saleSignalStatusLabels,
} from './saleSignal.ts';
