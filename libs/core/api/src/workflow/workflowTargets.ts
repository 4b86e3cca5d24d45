import type { NodeType, Writing } from '@console/api-kit';
import type { WorkflowFieldKind, WorkflowTargetResource } from '@console/core-contracts';
import type { SQL } from 'drizzle-orm';

/** A moment of a record from which a workflow counts. */
export interface WorkflowMoment {
  /** As it stands in a sentence: 'the class starts'. */
  readonly label: string;
  /** An instant, or null while it is not known. */
  readonly at: SQL;
}

/** A field of a record that conditions can ask about. */
export interface WorkflowField {
  readonly label: string;
  readonly kind: WorkflowFieldKind;
  /** A day is an instant here. Money is pence. */
  readonly at: SQL;
  /** The values of a choice. */
  readonly values?: readonly { readonly value: string; readonly label: string }[];
}

/** A move that a workflow can make. */
export interface WorkflowMove {
  readonly label: string;
  /** Makes the move of the record with this ULID as its mutation does, with the same refusals. */
  readonly make: (writing: Writing, ulid: string) => Promise<void>;
}

/** What a workflow writes as a ticket. */
export interface WorkflowTicket {
  readonly subject: string;
  readonly body: string;
}

/** A kind of record that workflows watch. */
export interface WorkflowTarget {
  readonly of: NodeType;
  /** The rest of the FROM clause after the table of the type: joins that the expressions below need. */
  readonly joins?: SQL;
  /** How a person finds the record: its reference, or that of the record that shows it. */
  readonly reference: SQL;
  readonly title: SQL;
  /** The id of the record whose screen shows it: `bookings/01J…`. */
  readonly shownBy: SQL;
  /** Why the record has no jobs any more, as a sentence: 'The class is canceled.' Null while it can have some. */
  readonly whyOver: SQL;
  readonly moments: Readonly<Record<string, WorkflowMoment>>;
  readonly fields: Readonly<Record<string, WorkflowField>>;
  /**
   * Other records on which moments depend: a write of them is one of this record too. `targets` selects the ULIDs of the records
   * that depend on some.
   */
  readonly follows?: readonly { readonly of: NodeType; readonly targets: (ulids: readonly string[]) => SQL }[];
  /** Locks the record for a job, after the records above it (0036). Returns false when it no longer exists. */
  readonly hold: (writing: Writing, ulid: string) => Promise<boolean>;
  /** Adds a note to the record, or to the one above it. Refuses when there is none. */
  readonly addNote?: (writing: Writing, ulid: string, body: string) => Promise<void>;
  readonly createTicket?: (writing: Writing, ulid: string, ticket: WorkflowTicket) => Promise<void>;
  /** The moves by their names in the table of moves. */
  readonly moves?: Readonly<Record<string, WorkflowMove>>;
}

const targets = new Map<WorkflowTargetResource, WorkflowTarget>();

/**
 * Declares a kind of record that workflows watch. Administration knows the records of other domains only by these declarations:
 *
 *     defineWorkflowTarget('booking', { of: Booking, reference, title, moments, fields, hold, … });
 */
export function defineWorkflowTarget(resource: WorkflowTargetResource, target: WorkflowTarget): void {
  if (targets.has(resource)) throw new Error(`The workflow target ${resource} is declared twice.`);
  targets.set(resource, target);
}

/** Returns the declaration of a kind of record. @throws when no domain declares it. */
export function workflowTargetOf(resource: WorkflowTargetResource): WorkflowTarget {
  const target = targets.get(resource);
  if (!target) throw new Error(`No domain calls defineWorkflowTarget for ${resource}.`);
  return target;
}

/** Returns the kinds of records that the domains have declared. */
export const declaredWorkflowTargets = (): ReadonlyMap<WorkflowTargetResource, WorkflowTarget> => targets;
