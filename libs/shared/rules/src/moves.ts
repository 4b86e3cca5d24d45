/** One way from a state to another, as data: the API moves by it, screens offer it, and the drawing in docs is made of it. */
export type Move<Status extends string, Subject> = Way<Status> & (Guarded<Subject> | { guard?: never; asks?: never });

interface Way<Status extends string> {
  /** What staff press: 'Put on hold'. */
  readonly label: string;
  readonly from: readonly Status[];
  readonly to: Status;
  /** What else happens, for the drawing: 'drafts an invoice for each item'. */
  readonly effect?: string;
}

interface Guarded<Subject> {
  /** Why it may not be, although the state is right; null when it may. */
  readonly guard: (subject: Subject) => string | null;
  /** What the guard asks for, for the drawing: 'it has an item and a booker'. */
  readonly asks: string;
}

export interface Moves<Status extends string, Subject, Name extends string> {
  /** What moves, in a sentence: 'booking'. */
  readonly subject: string;
  /** What each state is called on screen, in the order of its life: it begins in the first. */
  readonly states: Readonly<Record<Status, string>>;
  readonly moves: Readonly<Record<Name, Move<Status, Subject>>>;
}

/**
 * Declares the moves of an entity in its domain's contracts (architecture §5):
 *
 *     export const bookingMoves = defineMoves<BookingStatus, BookingToMove>()({ subject: 'booking', states, moves: { confirm: … } });
 */
export const defineMoves =
  <Status extends string, Subject = object>() =>
  <Name extends string>(moves: Moves<Status, Subject, Name>): Moves<Status, Subject, Name> =>
    moves;

/** The moves that a state allows, in the order of the table; the guards are asked when one is made. */
export function movesFrom<Status extends string, Subject, Name extends string>(
  { moves }: Moves<Status, Subject, Name>,
  status: string,
): Name[] {
  return (Object.keys(moves) as Name[]).filter((name) => moves[name].from.some((from) => from === status));
}

/**
 * Why a move may not be made, in a sentence, or null when it may.
 *
 * @param subject what the guards look at, with the state that it is in.
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
