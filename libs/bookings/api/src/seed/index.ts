export { insertBookings } from './bookingRows.ts';
export { insertConversations } from './conversationRows.ts';
export type { ConversationNumbers } from './framed.ts';
export type { Business } from './plan.ts';
export { type Batch, planBookings } from './planBookings.ts';
