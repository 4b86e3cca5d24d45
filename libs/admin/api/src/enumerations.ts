import {
  channels,
  emailLogStatuses,
  emailRecipientStatuses,
  emailTemplateTypes,
  invitationStates,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
  scheduledJobStatuses,
  sentiments,
  triggerDirections,
  whenPassedChoices,
  workflowActions,
} from '@console/admin-contracts';
import { enumType } from '@console/api-kit';
import { feedbackKinds } from '@console/classes-contracts';
import { workflowFieldKinds, workflowTargetResources } from '@console/core-contracts';

export const EmailLogStatus = enumType('EmailLogStatus', emailLogStatuses.values);

export const EmailRecipientStatus = enumType('EmailRecipientStatus', emailRecipientStatuses.values);

export const InvitationStateType = enumType('InvitationState', invitationStates.values);

export const Channel = enumType('Channel', channels);

export const EmailTemplateType = enumType('EmailTemplateType', emailTemplateTypes.values);

export const FeedbackKind = enumType('FeedbackKind', feedbackKinds.values);

export const Sentiment = enumType('Sentiment', sentiments.values);

export const SaleSignalIntent = enumType('SaleSignalIntent', saleSignalIntents.values);

export const SaleSignalPriority = enumType('SaleSignalPriority', saleSignalPriorities.values);

export const SaleSignalStatus = enumType('SaleSignalStatus', saleSignalStatuses.values);

export const WorkflowScheduledJobStatus = enumType('WorkflowScheduledJobStatus', scheduledJobStatuses.values);

export const WorkflowTargetResource = enumType('WorkflowTargetResource', workflowTargetResources.values);

export const WorkflowAction = enumType('WorkflowAction', workflowActions.values);

export const WorkflowTriggerDirection = enumType('WorkflowTriggerDirection', triggerDirections);

export const WorkflowWhenPassed = enumType('WorkflowWhenPassed', whenPassedChoices.values);

export const WorkflowFieldKind = enumType('WorkflowFieldKind', workflowFieldKinds);
