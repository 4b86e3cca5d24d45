export { type AuditEntry, AuditPopup, type AuditPopupProps } from './AuditPopup.tsx';
export { Conversation, type ConversationProps } from './Conversation.tsx';
export { Timeline, TimelineEntry, type TimelineEntryProps, type TimelineProps } from './Timeline.tsx';
export { TimelineChange, type TimelineChangeProps } from './TimelineChange.tsx';
