import { messages, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

/** What a question or a row of a matrix asks of its answer (O§5). A rule that is absent asks nothing. */
export const questionRules = z.object({
  required: z._default(z.boolean(), false),
  /** The most characters of a text, or of each line of a question with several lines. */
  maxLength: z.optional(z.nullable(z.int().check(z.positive()))),
});
export type QuestionRules = z.infer<typeof questionRules>;

const rules = z._default(questionRules, { required: false });
const choice = z.object({ text: z.string(), value: z.string() });
const row = z.object({ text: z.string(), rules });
const other = z.object({ text: z.string(), rules });
const common = {
  id: z.string(),
  name: z._default(z.string(), ''),
  /** The first is the label, the others are hints. */
  headings: z.array(z.string()).check(z.minLength(1)),
  choices: z._default(z.array(choice), []),
  rows: z._default(z.array(row), []),
  /** Free texts that may be written instead of a choice. Only the first is shown. */
  others: z._default(z.array(other), []),
  rules,
};

/** A question of a questionnaire (O§3). */
export const questionnaireQuestion = z.discriminatedUnion('family', [
  z.object({ ...common, family: z.literal('matrix'), subtype: z.literal('single') }),
  z.object({ ...common, family: z.literal('open_ended'), subtype: z.enum(['single', 'multi']) }),
  z.object({ ...common, family: z.literal('single_choice'), subtype: z.literal('horizontal') }),
]);
export type QuestionnaireQuestion = z.infer<typeof questionnaireQuestion>;
export const questionnaireQuestions = z.array(questionnaireQuestion);

/**
 * The answer to a question. Its value is a text, a list of texts (several lines), the value of a choice, or a map of
 * row index to the value of a choice (matrix). `other` is the free text beside a choice.
 */
export const questionnaireAnswer = z.object({
  value: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
  other: z.optional(z.nullable(z.string())),
});
export type QuestionnaireAnswer = z.infer<typeof questionnaireAnswer>;
export const questionnaireAnswers = z.record(z.string(), questionnaireAnswer);
/** The answers by question id. */
export type QuestionnaireAnswers = Readonly<Record<string, QuestionnaireAnswer>>;

/** The answer to a question. Undefined without one, also for a question with the name of a property of every object. */
export const answerTo = (answers: QuestionnaireAnswers, id: string): QuestionnaireAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The value of a choice question whose answer is the free text. */
export const otherChoice = 'other';

/** The most characters of a text whose rules name no limit. */
export const longestAnswer = 10_000;

const defaultLines = 5;

/** The number of lines of an open-ended question with several lines: five unless the question names its rows (O§3). */
export const linesOf = ({ rows }: Pick<QuestionnaireQuestion, 'rows'>): number => rows.length || defaultLines;

/** The label of a question: its first heading. */
export const labelOf = ({ headings: [label = ''] }: { readonly headings: readonly string[] }): string => label;

/** The text of an answer: of a question with several lines the first one. */
export function textOf(answer: QuestionnaireAnswer | undefined): string {
  const { value = '' } = answer ?? {};
  return typeof value === 'string' ? value : ((Array.isArray(value) ? value[0] : undefined) ?? '');
}

/** The texts of an answer to a question with several lines. A single text counts as the first line. */
export function textsOf(answer: QuestionnaireAnswer | undefined): readonly string[] {
  const { value = '' } = answer ?? {};
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value : [];
}

/** The chosen values of a matrix by row index. */
export function rowsOf(answer: QuestionnaireAnswer | undefined): Readonly<Record<string, string>> {
  const { value = {} } = answer ?? {};
  return typeof value === 'string' || Array.isArray(value) ? {} : value;
}

interface QuestionnaireRead {
  readonly questionList: readonly { readonly questionId: string }[];
  readonly answerList: readonly { readonly questionId: string }[];
}

/** Reads questions and answers from the API. Leaves out questions and answers of kinds that this release does not know. */
export function readQuestionnaire({ questionList, answerList }: QuestionnaireRead): {
  readonly questions: readonly QuestionnaireQuestion[];
  readonly answers: QuestionnaireAnswers;
} {
  const questions = questionList.flatMap(({ questionId: id, ...question }) => {
    const { data } = z.safeParse(questionnaireQuestion, { id, ...question });
    return data ?? [];
  });
  const answers = answerList.flatMap(({ questionId, ...answer }) => {
    const { data } = z.safeParse(questionnaireAnswer, answer);
    return data ? [[questionId, data] as const] : [];
  });
  return { questions, answers: Object.fromEntries(answers) };
}

/** What is wrong with the answer to a question, or to one of its rows. */
export interface AnswerProblem {
  readonly question: string;
  /** The index of the row or line. Null when the message is about the whole question. */
  readonly row: number | null;
  readonly message: string;
}

/**
 * Judges answers by the rules of each question and row. The browser and the server both use it.
 *
 * @param given the ids of all questions that an answer names. Those that are unknown are problems too.
 * @returns the problems in the order of the questions; empty when all answers may be stored.
 */
export function validateAnswers(
  questions: readonly QuestionnaireQuestion[],
  answers: QuestionnaireAnswers,
  given: readonly string[] = Object.keys(answers),
): readonly AnswerProblem[] {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = given.filter((id) => !known.has(id));
  return [
    ...questions.flatMap((question) => problemsOf(question, answerTo(answers, question.id))),
    ...unknown.map((id) => ({ question: id, row: null, message: messages.valid('Question') })),
  ];
}

function problemsOf(question: QuestionnaireQuestion, answer: QuestionnaireAnswer | undefined): AnswerProblem[] {
  const at = (row: number | null, message: string | null): AnswerProblem[] =>
    message === null ? [] : [{ question: question.id, row, message }];
  if (answer && !hasShape(question, answer)) return at(null, messages.valid(labelOf(question)));
  if (question.family === 'matrix') return matrixProblems(question, rowsOf(answer), at);
  if (question.family === 'single_choice') return at(null, choiceProblem(question, answer));
  if (question.subtype === 'single') return at(null, textProblem(labelOf(question), textOf(answer), question.rules));
  const lines = textsOf(answer);
  if (lines.length > linesOf(question)) return at(null, messages.tooMany(labelOf(question), linesOf(question)));
  if (question.rules.required && lines.every((line) => line.trim() === '')) {
    return at(null, requiredIn.operations(labelOf(question)));
  }
  return Array.from({ length: linesOf(question) }, (_, index) => {
    const { text = labelOf(question), rules: own = { required: false } } = question.rows[index] ?? {};
    const maxLength = own.maxLength ?? question.rules.maxLength;
    return at(index, textProblem(text, lines[index] ?? '', { ...own, maxLength }));
  }).flat();
}

/** Whether the value of an answer has the type that the family asks for. */
function hasShape({ family, subtype }: QuestionnaireQuestion, { value }: QuestionnaireAnswer): boolean {
  if (family === 'matrix') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === 'string' || (subtype === 'multi' && Array.isArray(value));
}

function matrixProblems(
  { rows, choices, rules: { required }, headings }: QuestionnaireQuestion,
  chosen: Readonly<Record<string, string>>,
  at: (row: number | null, message: string | null) => AnswerProblem[],
): AnswerProblem[] {
  const label = labelOf({ headings });
  const allowed = new Set(choices.map(({ value }) => value));
  if (Object.keys(chosen).some((index) => rows[Number(index)] === undefined)) return at(null, messages.valid(label));
  const ofRows = rows.flatMap(({ text, rules: own }, index) => {
    const value = chosen[index] ?? '';
    if (value === '') return at(index, own.required ? requiredIn.operations(text) : null);
    return at(index, allowed.has(value) ? null : messages.valid(text));
  });
  const missing = required && Object.values(chosen).every((value) => value === '');
  return ofRows.length > 0 ? ofRows : at(null, missing ? requiredIn.operations(label) : null);
}

function choiceProblem(question: QuestionnaireQuestion, answer: QuestionnaireAnswer | undefined): string | null {
  const value = textOf(answer);
  const free = question.others[0];
  if (value === '') return question.rules.required ? requiredIn.operations(labelOf(question)) : null;
  if (value === otherChoice && free)
    return textProblem(free.text, answer?.other ?? '', { ...free.rules, required: true });
  return question.choices.some((each) => each.value === value) ? null : messages.valid(labelOf(question));
}

function textProblem(label: string, text: string, { required, maxLength }: QuestionRules): string | null {
  if (required && text.trim() === '') return requiredIn.operations(label);
  const most = maxLength ?? longestAnswer;
  return text.length > most ? messages.tooLong(label, most) : null;
}
