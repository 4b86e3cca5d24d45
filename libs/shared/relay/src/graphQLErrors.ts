import { ConsoleError, errorDescriptions } from '@console/platform';

/** One entry of a GraphQL answer's `errors`, as API Platform writes it. */
export interface GraphQLError {
  message: string;
  debugMessage?: string;
  extensions?: { status?: number; debugMessage?: string; violations?: readonly Violation[] };
}

/** A rule that an input broke, by the path of its field: `person.email`. */
export interface Violation {
  path: string;
  message: string;
}

/** An answer that carries errors instead of data. */
export class GraphQLRequestError extends ConsoleError {
  readonly errors: readonly GraphQLError[];

  constructor(operation: string, errors: readonly GraphQLError[]) {
    super(isUnauthorised(errors) ? 'REQUEST_UNAUTHORISED' : 'REQUEST_FAILED', {
      detail: `${operation}: ${errors.map(({ message }) => message).join('; ')}`,
    });
    this.errors = errors;
  }
}

/** Whether the server no longer accepts the token: any message contains 401 (C§8). */
export function isUnauthorised(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message }) => message.includes('401'));
}

/** What a form or an error alert shows of a failure. */
export interface MappedError {
  /** One line for each error that belongs to no field. */
  messages: string[];
  /** The first error's violations, by the path of their field. */
  fields: Record<string, string>;
  /**
   * The server looked at it and said no: the same again would be refused again. Otherwise it did not get that far (no connection, no
   * answer in time, a session that has ended, a failure inside of the server) and may be tried again.
   */
  refused: boolean;
  /** The record that it is about is not there any more, and what shows it goes as well. */
  gone?: boolean;
}

/**
 * Sorts a failure into field messages and the error alert's lines (C§8): the violations of the first error's extensions go to
 * their fields; of every other error its debug message, else its message.
 */
export function mapError(error: unknown): MappedError {
  if (!(error instanceof GraphQLRequestError)) return { messages: [plainMessage(error)], fields: {}, refused: false };
  const [first, ...others] = error.errors;
  const violations = first?.extensions?.violations ?? [];
  const fields: Record<string, string> = {};
  for (const { path, message } of violations) fields[path] ??= message;
  const spoken = first && violations.length === 0 ? [first, ...others] : others;
  const mapped = { messages: spoken.map(errorText), fields, refused: isRefusal(error.errors) };
  return first?.extensions?.status === 404 ? { ...mapped, gone: true } : mapped;
}

/** Servers without our status say of every error that it is one of theirs; those with violations are certainly refusals. */
function isRefusal(errors: readonly GraphQLError[]): boolean {
  if (isUnauthorised(errors)) return false;
  return errors.some(({ extensions: { status = 500, violations = [] } = {} }) => status < 500 || violations.length > 0);
}

function errorText(error: GraphQLError): string {
  return error.extensions?.debugMessage ?? error.debugMessage ?? error.message;
}

function plainMessage(error: unknown): string {
  if (error instanceof ConsoleError) return errorDescriptions[error.code];
  return error instanceof Error ? error.message : String(error);
}
