import type { Drawing, Statuses } from '@console/rules';
import type { ReactNode } from 'react';
import { IconDrawing } from '../icons/createIcon.tsx';
import { QuestionCircleIcon } from '../icons/status.ts';
import { Badge } from './Badge.tsx';

/** The statuses of a record, as its domain's contracts declare them with `defineStatuses`. */
export type DeclaredStatuses = Pick<Statuses<string, unknown>, 'lookOf'>;

export interface StatusMarkProps {
  /** `bookingStatuses` of the contracts. */
  readonly of: DeclaredStatuses;
  /** The status as the API spells it (`on_hold`). */
  readonly status: string;
}

export interface StatusBadgeProps extends StatusMarkProps {
  /** Words in place of the label of the status: '17 days old'. */
  readonly children?: ReactNode;
}

/** The status of a record as a word and an icon, so that it never depends on colour alone. */
export function StatusBadge({ of, status, children }: StatusBadgeProps) {
  const { label, tone, icon } = of.lookOf(status);
  return (
    <Badge tone={tone} icon={<StatusIcon drawing={icon} />}>
      {children ?? label}
    </Badge>
  );
}

/** The icon of a status without its word, which is its name and tooltip. For columns that have no room for a word. */
export function StatusMark({ of, status }: StatusMarkProps) {
  const { label, tone, icon } = of.lookOf(status);
  return (
    <span role="img" aria-label={label} title={label}>
      <Badge tone={tone} icon={<StatusIcon drawing={icon} />} />
    </span>
  );
}

/** The icon of a status. Without a drawing, of an unknown status, it is a question mark. */
export function StatusIcon({ drawing }: { readonly drawing: Drawing | undefined }) {
  return drawing ? IconDrawing({ ...drawing, size: 14 }) : QuestionCircleIcon({ size: 14 });
}
