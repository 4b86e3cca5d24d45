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
export {
  createEmailBuildContextInput,
  createEmailTemplateInput,
  deleteEmailTemplateInput,
  emailTemplateContent,
  longestBody,
  previewEmailTemplateInput,
  previewToShow,
  sendTestEmailInput,
  testRecipientInput,
  updateEmailSampleDataInput,
  updateEmailTemplateInput,
} from './emailTemplateInputs.ts';
export { emailLogLinks, emailTemplateLinks, saleSignalLinks } from './links.ts';
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
