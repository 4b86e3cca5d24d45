/** One move of a state machine, as data. The API performs it, screens offer it, and docs/moves.md draws it. */
export type Move<Status extends string, Subject> = Way<Status> & (Guarded<Subject> | { guard?: never; asks?: never });

interface Way<Status extends string> {
  /** The label of the move's button: 'Put on hold'. */
  readonly label: string;
  readonly from: readonly Status[];
  readonly to: Status;
  /** A further effect of the move, for the drawing: 'drafts an invoice for each item'. */
  readonly effect?: string;
  /**
   * Says that something is lost for good, for the confirmation: 'A canceled booking cannot be taken back.' The buttons
   * of such a move look dangerous (docs/decisions/0061).
   */
  readonly loses?: string;
  /** Screens ask for the reason of the move, and its history keeps it. */
  readonly needsReason?: true;
}

interface Guarded<Subject> {
  /** Returns the reason why the move is refused although the state allows it, or null. */
  readonly guard: (subject: Subject) => string | null;
  /** The guard's condition, for the drawing: 'it has an item and a booker'. */
  readonly asks: string;
}

export interface Moves<Status extends string, Subject, Name extends string> {
  /** The entity's name within a sentence: 'booking'. */
  readonly subject: string;
  /** The labels of the states, in the order of their life. The first is the initial state. */
  readonly states: Readonly<Record<Status, string>>;
  readonly moves: Readonly<Record<Name, Move<Status, Subject>>>;
}

/**
 * Declares the moves of an entity in its domain's contracts:
 *
 *     export const bookingMoves = defineMoves<BookingStatus, BookingToMove>()({ subject: 'booking', states, moves: { confirm: … } });
 */
export const defineMoves =
  <Status extends string, Subject = object>() =>
  <Name extends string>(moves: Moves<Status, Subject, Name>): Moves<Status, Subject, Name> =>
    moves;

/**
 * Returns the moves that a state allows, in the order of the table. The guards are checked only when a move is made.
 */
export function movesFrom<Status extends string, Subject, Name extends string>(
  { moves }: Moves<Status, Subject, Name>,
  status: string,
): Name[] {
  return (Object.keys(moves) as Name[]).filter((name) => moves[name].from.some((from) => from === status));
}

/**
 * Returns the reason why a move is refused, as a sentence, or null when it is allowed.
 *
 * @param subject the values that the guards read, with the current state.
 */
export function whyNotMove<Status extends string, Subject, Name extends string>(
  { subject: noun, states, moves }: Moves<Status, Subject, Name>,
  name: NoInfer<Name>,
  subject: Subject & { readonly status: Status },
): string | null {
  const { from, to, guard } = moves[name];
  if (from.includes(subject.status)) return guard?.(subject) ?? null;
  const now = states[subject.status].toLowerCase();
  if (subject.status === to) return `This ${noun} is ${now} already.`;
  return `This ${noun} is ${now}. Only one that is ${either(from.map((status) => states[status].toLowerCase()))} can become ${states[to].toLowerCase()}.`;
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
