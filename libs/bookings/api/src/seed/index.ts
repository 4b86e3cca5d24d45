export { insertBookings } from './bookingRows.ts';
export { type ConversationNumbers, insertConversations } from './conversationRows.ts';
export type { Business } from './plan.ts';
export { type Batch, planBookings } from './planBookings.ts';
