export { type EmailLogStatus, emailLogStatuses } from './emailLogStatus.ts';
export { emailLogLinks, saleSignalLinks } from './links.ts';
export {
  formatConfidence,
  type SaleSignalIntent,
  type SaleSignalPriority,
  type SaleSignalStatus,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from './saleSignal.ts';
export { userStatuses, userStatusOf } from './userStatus.ts';
