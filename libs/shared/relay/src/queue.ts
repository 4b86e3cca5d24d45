/** Small writes that follow each other. A separate entry point, because few screens use them. */
export type { QueuedWrite } from './MutationQueue.ts';
export { type QueuedMutation, useQueuedMutation } from './useQueuedMutation.ts';
