/** Small writes that follow each other: a part of its own, since few screens have any. */
export type { QueuedWrite } from './MutationQueue.ts';
export { type QueuedMutation, useQueuedMutation } from './useQueuedMutation.ts';
