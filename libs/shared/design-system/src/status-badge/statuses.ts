import { SparkleIcon } from '../icons/content.ts';
import {
  ArrowClockwiseIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CheckmarkCircleFilledIcon,
  CheckmarkIcon,
  EditIcon,
  LockClosedIcon,
  SendIcon,
  SubtractIcon,
} from '../icons/controls.ts';
import type { Icon } from '../icons/createIcon.tsx';
import {
  AddCircleIcon,
  ArrowSwapIcon,
  ArrowSyncIcon,
  CalendarClockIcon,
  CheckmarkCircleIcon,
  CircleHalfFillIcon,
  CircleHintIcon,
  CircleIcon,
  ClockIcon,
  DismissCircleIcon,
  ErrorCircleIcon,
  FastForwardIcon,
  HatGraduationIcon,
  HourglassIcon,
  PauseCircleIcon,
  ProhibitedIcon,
  QuestionCircleIcon,
  ReceiptIcon,
  SubtractCircleIcon,
  TimerIcon,
} from '../icons/status.ts';

/** The tone of a badge. `brand` is the accent colour. */
export type Tone = 'neutral' | 'outline' | 'brand' | 'success' | 'warning' | 'danger';

export interface StatusLook {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

const look = (word: string, tone: Tone, icon: Icon): StatusLook => ({ word, tone, icon });

// The same word looks the same for every entity.
const draft = look('Draft', 'neutral', EditIcon);
const provisional = look('Provisional', 'neutral', CircleHintIcon);
const confirmed = look('Confirmed', 'brand', CheckmarkIcon);
const delivered = look('Delivered', 'success', HatGraduationIcon);
const complete = look('Complete', 'success', CheckmarkCircleFilledIcon);
const canceled = look('Canceled', 'outline', SubtractCircleIcon);
const pending = look('Pending', 'neutral', ClockIcon);
const failed = look('Failed', 'danger', ErrorCircleIcon);
const queued = look('Queued', 'neutral', HourglassIcon);

const statuses = {
  booking: {
    draft,
    confirmed,
    delivered,
    complete,
    on_hold: look('On hold', 'warning', PauseCircleIcon),
    canceled,
  },
  class: { provisional, confirmed, delivered, postponed: look('Postponed', 'warning', CalendarClockIcon), canceled },
  course: {
    draft,
    published: look('Published', 'success', CheckmarkCircleIcon),
    unpublished_changes: look('Unpublished changes', 'warning', EditIcon),
  },
  purchaseOrder: {
    draft,
    provisional,
    confirmed,
    delivered,
    billed: look('Billed', 'brand', ReceiptIcon),
    complete,
    canceled,
  },
  acknowledgement: { acknowledged: look('Acknowledged', 'success', CheckmarkCircleFilledIcon), pending },
  invoice: {
    draft,
    confirmed,
    paid_partial: look('Part paid', 'brand', CircleHalfFillIcon),
    paid: look('Paid', 'success', CheckmarkCircleFilledIcon),
    paid_overpaid: look('Overpaid', 'warning', AddCircleIcon),
    converted: look('Converted', 'neutral', ArrowSwapIcon),
    voided: look('Void', 'outline', ProhibitedIcon),
  },
  ticket: {
    open: look('Open', 'warning', CircleIcon),
    in_progress: look('In progress', 'brand', CircleHalfFillIcon),
    closed: look('Closed', 'neutral', CheckmarkCircleIcon),
  },
  changeRequest: {
    pending,
    implemented: look('Implemented', 'success', CheckmarkCircleFilledIcon),
    rejected: look('Rejected', 'danger', DismissCircleIcon),
    errored: look('Errored', 'danger', ErrorCircleIcon),
    canceled,
  },
  job: {
    blocked: look('Blocked', 'warning', LockClosedIcon),
    canceled,
    completed: look('Completed', 'success', CheckmarkCircleFilledIcon),
    disabled: look('Disabled', 'outline', ProhibitedIcon),
    failed,
    pending,
    queued,
    retrying: look('Retrying', 'warning', ArrowClockwiseIcon),
    running: look('Running', 'brand', ArrowSyncIcon),
    scheduled: look('Scheduled', 'neutral', CalendarClockIcon),
    skipped: look('Skipped', 'neutral', FastForwardIcon),
    timeout: look('Timeout', 'danger', TimerIcon),
  },
  emailLog: { queued, sent: look('Sent', 'neutral', SendIcon), failed },
  saleSignal: { new: look('New', 'neutral', SparkleIcon) },
  priority: {
    high: look('High', 'warning', ArrowUpIcon),
    medium: look('Medium', 'neutral', SubtractIcon),
    low: look('Low', 'outline', ArrowDownIcon),
  },
  account: {
    active: look('Active', 'neutral', CheckmarkCircleIcon),
    inactive: look('Inactive', 'outline', ProhibitedIcon),
  },
  attendance: {
    none: look('None', 'neutral', CircleIcon),
    partial: look('Partial', 'warning', CircleHalfFillIcon),
    full: look('Full', 'success', CheckmarkCircleFilledIcon),
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

/** A record type that has statuses. */
export type StatusEntity = keyof typeof statuses;

const unknown = look('Unknown Status', 'neutral', QuestionCircleIcon);

// Purchase orders and invoices with an unknown status are shown as drafts. Jobs show "Unknown Status" (C§4).
const fallbacks: Partial<Record<StatusEntity, StatusLook>> = { purchaseOrder: draft, invoice: draft, job: unknown };

/**
 * Returns word, tone and icon of a status. A status unknown to this release shows the fallback of its entity, or else
 * its own name in sentence case.
 *
 * @param status the status as the API spells it (`on_hold`).
 */
export function statusLook(entity: StatusEntity, status: string): StatusLook {
  const known: Readonly<Record<string, StatusLook>> = statuses[entity];
  return known[status] ?? fallbacks[entity] ?? { ...unknown, word: sentenceCase(status) };
}

/** Returns every status of an entity with its word, in the order of the record's life. For filters. */
export function statusOptions(entity: StatusEntity): readonly { value: string; label: string }[] {
  return Object.entries<StatusLook>(statuses[entity]).map(([value, { word }]) => ({ value, label: word }));
}

function sentenceCase(status: string): string {
  const words = status.replaceAll('_', ' ').trim();
  return words ? words[0]?.toUpperCase() + words.slice(1) : unknown.word;
}
