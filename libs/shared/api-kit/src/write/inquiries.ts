import type { Queries } from '../database/index.ts';

type Answerer<What, Answer> = (queries: Queries, what: What) => Promise<Answer[]>;

/** A question that a domain asks before it writes, so that domains above it can say what that would touch. */
export interface Inquiry<What, Answer> {
  readonly name: string;
  readonly answerers: Answerer<What, Answer>[];
}

/**
 * Declares a question in the api library of the domain that asks it:
 *
 *     export const impactOfClassMove = defineInquiry<{ class: ClassRow; move: ClassMove }, Impact>('impactOfClassMove');
 */
export function defineInquiry<What, Answer>(name: string): Inquiry<What, Answer> {
  return { name, answerers: [] };
}

/** Has a domain above answer. It reads what its handler of the effect goes by, so that what is said beforehand is what happens. */
export function onInquiry<What, Answer>(inquiry: Inquiry<What, Answer>, answerer: Answerer<What, Answer>): void {
  inquiry.answerers.push(answerer);
}

/**
 * A read that several domains answer by, done once each time that the question is asked:
 *
 *     export const followOfClass = readOnce((queries, { class: { id }, move }: Moving) => …);
 */
export function readOnce<What extends object, Read>(
  read: (queries: Queries, what: What) => Promise<Read>,
): (queries: Queries, what: What) => Promise<Read> {
  // Whoever asks makes what is asked anew, and hands the same to all.
  const reads = new WeakMap<What, Promise<Read>>();
  return (queries, what) => {
    const known = reads.get(what) ?? read(queries, what);
    reads.set(what, known);
    return known;
  };
}

/** All answers together, in the order of the imports of the API. */
export async function askAll<What, Answer>(
  { answerers }: Inquiry<What, Answer>,
  queries: Queries,
  what: What,
): Promise<Answer[]> {
  return (await Promise.all(answerers.map((answer) => answer(queries, what)))).flat();
}
