import { ClockIcon } from '../icons/status.ts';
import { Badge } from './Badge.tsx';
import { type StatusEntity, statusLook } from './statuses.ts';

export interface StatusBadgeProps {
  readonly entity: StatusEntity;
  /** The status as the API spells it (`on_hold`). */
  readonly status: string;
}

/** The status of a record as a word and an icon, so that it never depends on colour alone. */
export function StatusBadge({ entity, status }: StatusBadgeProps) {
  const { word, tone, icon } = statusLook(entity, status);
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/** The icon of a status without its word, which is its name and tooltip. For columns that have no room for a word. */
export function StatusMark({ entity, status }: StatusBadgeProps) {
  const { word, tone, icon } = statusLook(entity, status);
  return (
    <span role="img" aria-label={word} title={word}>
      <Badge tone={tone} icon={icon} />
    </span>
  );
}

export interface AgeingBadgeProps {
  /** Whole UTC days since the invoice's document date. */
  readonly days: number;
}

/** The age of an unpaid invoice: amber below 30 days, red from 30 days (O§2). */
export function AgeingBadge({ days }: AgeingBadgeProps) {
  return (
    <Badge tone={days < 30 ? 'warning' : 'danger'} icon={ClockIcon}>
      {days === 1 ? '1 day old' : `${days} days old`}
    </Badge>
  );
}
