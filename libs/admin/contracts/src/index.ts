export { checkCondition } from './checkCondition.ts';
export { conditionWords } from './conditionWords.ts';
export {
  emailFileToOpen,
  emailToShow,
  previewEmailInput,
  recipientInput,
  recipientsInput,
  releaseAddressInput,
  resendEmailInput,
  sendEmailInput,
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
export { nobodyToSellTo, type Sentiment, sentiments, whyNotAsked, whyNotCorrectAnswers } from './feedback.ts';
export {
  recordFeedbackForm,
  recordFeedbackInput,
  submitFeedbackInput,
  updateFeedbackInput,
} from './feedbackInputs.ts';
export { type InvitationState, invitationStates } from './invitationState.ts';
export {
  customerQuoteLinks,
  emailLogLinks,
  emailTemplateLinks,
  feedbackLinks,
  promptTemplateLinks,
  saleSignalLinks,
  workflowLinks,
} from './links.ts';
export {
  createPromptTemplateInput,
  deletePromptTemplateInput,
  keptSamples,
  longestPrompt,
  longestVariable,
  mostPromptVariables,
  type PromptSample,
  promptTemplatePreviewInput,
  restorePromptTemplateVersionInput,
  updatePromptTemplateInput,
} from './promptTemplateInputs.ts';
export {
  deleteCustomerQuoteInput,
  quoteAnswerInput,
  updateCustomerQuoteInput,
} from './quoteInputs.ts';
export { standsIn, writtenTexts } from './quoting.ts';
export {
  formatConfidence,
  type SaleSignalIntent,
  type SaleSignalPriority,
  type SaleSignalStatus,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from './saleSignal.ts';
export { assignSaleSignalInput, createSaleSignalInput, keptTags } from './saleSignalInputs.ts';
export {
  isRunnable,
  isStatusChangeAllowed,
  moveScheduledJobInput,
  moveScheduledJobsInput,
  movesOfJob,
  type ScheduledJobMove,
  type ScheduledJobStatus,
  scheduledJobMoves,
  scheduledJobStatuses,
  WINDOW_HOURS,
} from './scheduledJobMoves.ts';
export { suppressedAddressStatuses, suppressedAddressStatusOf } from './suppressedAddressStatus.ts';
export { userStatuses, userStatusOf } from './userStatus.ts';
export {
  type Comparison,
  type Condition,
  type ConditionField,
  type ConditionValue,
  comparisonLabel,
  comparisonsOf,
  needsOperand,
  readCondition,
} from './workflowCondition.ts';
export {
  createWorkflowInput,
  fieldsOfAction,
  switchWorkflowInput,
  updateWorkflowInput,
  workflowChanges,
} from './workflowInputs.ts';
export {
  intervalWords,
  type TriggerDirection,
  triggerDirections,
  triggerWords,
  whyNotInterval,
} from './workflowInterval.ts';
export { workflowStatuses, workflowStatusOf } from './workflowStatus.ts';
export {
  type WhenPassed,
  type WorkflowAction,
  whenPassedChoices,
  workflowActions,
} from './workflowTarget.ts';
