export { Badge, type BadgeProps } from './Badge.tsx';
export { AgeingBadge, type AgeingBadgeProps, StatusBadge, type StatusBadgeProps, StatusMark } from './StatusBadge.tsx';
export { type StatusEntity, type StatusLook, statusLook, statusOptions, type Tone } from './statuses.ts';
