/** What the specifications promise of the API and it does not have yet. Only take lines away. */
export const notYet: readonly string[] = [
  'FeedbackKind',
  'Mutation.createUser',
  'Mutation.disableWorkflowScheduledJob',
  'Mutation.enableWorkflowScheduledJob',
  'Mutation.runWorkflowScheduledJob',
  'Mutation.updateUser',
  'Mutation.updateUserPassword',
  'Query.workflow',
  'Query.workflowScheduledJobs',
  'Sentiment',
  'Workflow',
  'WorkflowScheduledJob',
  'WorkflowScheduledJobStatus',
  'WorkflowTargetResource',
];
