export {
  emailToShow,
  recipientInput,
  releaseAddressInput,
  resendEmailInput,
  tryEmailsAgainInput,
  whyNotRelease,
  whyNotResend,
  whyNotTryAgain,
} from './emailInputs.ts';
export {
  type EmailLogStatus,
  type EmailRecipientStatus,
  emailLogStatuses,
  emailRecipientStatuses,
} from './emailLogStatus.ts';
export { channels, type EmailTemplateType, emailTemplateTypes } from './emailTemplate.ts';
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
