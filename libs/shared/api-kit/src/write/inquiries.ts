import type { Queries } from '../database/index.ts';

type Answerer<What, Answer> = (queries: Queries, what: What) => Promise<Answer[]>;

/** A question that a domain asks before it writes. Domains above answer what the write would change for them. */
export interface Inquiry<What, Answer> {
  readonly name: string;
  readonly answerers: Answerer<What, Answer>[];
}

/**
 * Declares a question, in the API library of the domain that asks it:
 *
 *     export const impactOfClassMove = defineInquiry<{ class: ClassRow; move: ClassMove }, Impact>('impactOfClassMove');
 */
export function defineInquiry<What, Answer>(name: string): Inquiry<What, Answer> {
  return { name, answerers: [] };
}

/**
 * Lets a domain above answer. The answer must use the same reads as the domain's handler of the effect, so that the
 * dialog announces exactly what will happen.
 */
export function onInquiry<What, Answer>(inquiry: Inquiry<What, Answer>, answerer: Answerer<What, Answer>): void {
  inquiry.answerers.push(answerer);
}

/**
 * Shares one read between the answers of several domains. It runs once each time the question is asked:
 *
 *     export const followOfClass = readOnce((queries, { class: { id }, move }: Moving) => …);
 */
export function readOnce<What extends object, Read>(
  read: (queries: Queries, what: What) => Promise<Read>,
): (queries: Queries, what: What) => Promise<Read> {
  // Each question creates a new object and passes it to all answers, so the object identifies the question.
  const reads = new WeakMap<What, Promise<Read>>();
  return (queries, what) => {
    const known = reads.get(what) ?? read(queries, what);
    reads.set(what, known);
    return known;
  };
}

/** Returns all answers in one list, in the order in which the API imports them. */
export async function askAll<What, Answer>(
  { answerers }: Inquiry<What, Answer>,
  queries: Queries,
  what: What,
): Promise<Answer[]> {
  return (await Promise.all(answerers.map((answer) => answer(queries, what)))).flat();
}
