export { Timeline, TimelineEntry, type TimelineEntryProps } from './Timeline.tsx';
