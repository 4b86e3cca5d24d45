export {
  DateRangeText,
  DateText,
  type DateTextProps,
  RelativeDay,
  type RelativeDayProps,
  TimeRange,
} from './DateText.tsx';
