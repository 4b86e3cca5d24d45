export { Badge, type BadgeProps } from './Badge.tsx';
export {
  type DeclaredStatuses,
  StatusBadge,
  type StatusBadgeProps,
  StatusMark,
  type StatusMarkProps,
} from './StatusBadge.tsx';
