export { insertBookings } from './bookingRows.ts';
export { type ConversationNumbers, insertConversations } from './conversationRows.ts';
export { type Batch, type Business, planBookings } from './planBookings.ts';
