import { ConsoleError, errorDescriptions } from '@console/platform';

/** One entry of a GraphQL answer's `errors`, in API Platform's format. */
export interface GraphQLError {
  message: string;
  debugMessage?: string;
  extensions?: { status?: number; debugMessage?: string; violations?: readonly Violation[]; version?: object };
}

/** A broken rule of an input, with the path of its field: `person.email`. */
export interface Violation {
  path: string;
  message: string;
}

/** A GraphQL answer with errors instead of data. */
export class GraphQLRequestError extends ConsoleError {
  readonly errors: readonly GraphQLError[];

  constructor(operation: string, errors: readonly GraphQLError[]) {
    super(isUnauthorised(errors) ? 'REQUEST_UNAUTHORISED' : 'REQUEST_FAILED', {
      detail: `${operation}: ${errors.map(({ message }) => message).join('; ')}`,
    });
    this.errors = errors;
  }
}

/**
 * Tells whether the server no longer accepts the token (C§8). The status of an error decides. The message, which may
 * name a delegate or an invoice, counts only in an error without a status: then it contains 401.
 */
export function isUnauthorised(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message, extensions }) =>
    extensions?.status === undefined ? message.includes('401') : extensions.status === 401,
  );
}

/** A failure as forms and error alerts show it. */
export interface MappedError {
  /** One line for each error that belongs to no field. */
  messages: string[];
  /** The violations of the first error, by the path of their field. */
  fields: Record<string, string>;
  /**
   * True when the server refused the request, so that the same request would be refused again. False for all other
   * failures: no connection, time-out, ended session, server error. Then trying again may help.
   */
  refused: boolean;
  /**
   * True when it is not known whether the server made the write: no answer arrived, or the server failed. The write may
   * have been made, and only its answer was lost.
   */
  uncertain?: boolean;
  /** True when the record no longer exists. */
  gone?: boolean;
  /** True when somebody else changed the record after it was read. */
  stale?: boolean;
  /** True when the server could not be reached. It is no longer true when the connection is back. */
  offline?: boolean;
}

/**
 * Sorts a failure into messages for fields and lines for the error alert (C§8). The violations of the first error go to
 * their fields. Every other error gives a line: its debug message, else its message.
 */
export function mapError(error: unknown): MappedError {
  if (!(error instanceof GraphQLRequestError)) {
    const plain = { messages: [plainMessage(error)], fields: {}, refused: false, uncertain: true };
    return error instanceof ConsoleError && error.code === 'REQUEST_OFFLINE' ? { ...plain, offline: true } : plain;
  }
  const [first, ...others] = error.errors;
  const violations = first?.extensions?.violations ?? [];
  // The first violation of a field counts. Paths may be the names of properties of every object.
  const fields = Object.fromEntries(violations.map(({ path, message }) => [path, message] as const).reverse());
  const spoken = first && violations.length === 0 ? [first, ...others] : others;
  const refused = isRefusal(error.errors);
  const uncertain = !refused && !isUnauthorised(error.errors);
  const mapped = { messages: spoken.map(errorText), fields, refused, ...(uncertain && { uncertain }) };
  if (first?.extensions?.version) return { ...mapped, stale: true };
  return first?.extensions?.status === 404 ? { ...mapped, gone: true } : mapped;
}

/** The first sentence after a write that failed: 'The booking was not created.' */
export type FailedSentence = `${string} was not ${string}.` | `${string} were not ${string}.`;

/**
 * Returns the first sentence of the alert after a failed write. When the answer was lost, nobody knows yet whether the write
 * was made: 'It is not known whether the booking was created.'
 */
export function failedTitle(failed: FailedSentence, error: Pick<MappedError, 'uncertain'> | null): string {
  if (!error?.uncertain) return failed;
  return `It is not known whether ${failed.replace(/^The /, 'the ').replace(/ (was|were) not /, ' $1 ')}`;
}

/** Other servers send no status, which counts as 500. Violations always mean a refusal. */
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
