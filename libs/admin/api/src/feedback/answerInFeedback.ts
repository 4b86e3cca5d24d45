import { writtenTexts } from '@console/admin-contracts';
import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import { checkedQuestions, tables as classes, Questionaire, QuestionaireAnswer } from '@console/classes-api';
import { questionnaireAnswers } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { messages } from '@console/rules';
import { eq, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Feedback } from '../nodes.ts';
import { feedback } from '../tables.ts';

const { attendee } = classes;
const { person } = core;

/** What somebody has written in answer to one question of a feedback. */
export interface WrittenAnswer {
  readonly feedback: RowOf<typeof feedback>;
  readonly texts: readonly string[];
}

/** Locks a feedback, and reads the answer to a question. @throws a violation when it has no such question. */
export async function answerInFeedback(
  writing: Writing,
  input: { readonly feedback: string; readonly questionId: string },
): Promise<WrittenAnswer> {
  const given = await writing.hold(Feedback, input.feedback, 'feedback');
  const { questionnaireId, answers } = await writing.keepRow(QuestionaireAnswer, given.answerId);
  const { questions } = await writing.keepRow(Questionaire, questionnaireId);
  const question = checkedQuestions(questions).find(({ id }) => id === input.questionId);
  if (!question) throw invalidInput({ path: 'questionId', message: messages.valid('Question') });
  return { feedback: given, texts: writtenTexts(question, z.parse(questionnaireAnswers, answers)) };
}

/** The contact who has given a feedback. */
export interface Contact {
  /** The ULID. */
  readonly id: string;
  readonly customerId: string;
}

/**
 * Returns the contact who has given a feedback. Null for trainers, and for delegates who are no contacts. Locks nothing: who deletes a
 * delegate locks the delegate before the feedback.
 */
export async function contactOf({ tx }: Writing, { id }: Pick<RowOf<typeof feedback>, 'id'>): Promise<Contact | null> {
  const [found] = await tx
    .select({ id: person.id, customerId: person.customerId })
    .from(feedback)
    .leftJoin(attendee, eq(attendee.id, feedback.attendeeId))
    .innerJoin(person, or(eq(person.id, feedback.personId), eq(person.id, attendee.personId)))
    .where(eq(feedback.id, id));
  return found?.customerId ? { id: found.id, customerId: found.customerId } : null;
}
