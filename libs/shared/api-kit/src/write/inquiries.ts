import type { Queries } from '../database/index.ts';

type Answerer<What, Answer> = (queries: Queries, what: What) => Promise<Answer[]>;

/** A question that a domain asks the domains above: whether items are paid, where a contact is used. */
export interface Inquiry<What, Answer> {
  readonly name: string;
  readonly answerers: Answerer<What, Answer>[];
}

/**
 * Declares a question, in the API library of the domain that asks it:
 *
 *     export const paidItems = defineInquiry<ItemsToPay, string>('paidItems');
 *
 * The consequences of a write need no question: {@link foresee} asks for those of an effect.
 */
export function defineInquiry<What, Answer>(name: string): Inquiry<What, Answer> {
  return { name, answerers: [] };
}

/** Lets a domain above answer. */
export function onInquiry<What, Answer>(inquiry: Inquiry<What, Answer>, answerer: Answerer<What, Answer>): void {
  inquiry.answerers.push(answerer);
}

/** Returns all answers in one list, in the order in which the API imports them. */
export async function askAll<What, Answer>(
  { answerers }: Inquiry<What, Answer>,
  queries: Queries,
  what: What,
): Promise<Answer[]> {
  return (await Promise.all(answerers.map((answer) => answer(queries, what)))).flat();
}
