/**
 * Every failure that the console can name. A code never changes: staff copy it into reports, and operators search for
 * it. The text is shown on the screen.
 */
export const errorDescriptions = {
  'auth.error.login_failed': 'Email or Password is incorrect',
  'auth.error.get_user_failed': 'Your account could not be read. Please sign in again.',
  'auth.error.invalid_user_roles': 'Your account has no access to this console.',
  'auth.error.session_expired': 'Your session has ended. Please sign in again.',
  'auth.error.throttled': 'Too many attempts. Please wait a moment and try again.',
  'auth.error.unreachable': 'The server cannot be reached. Please check your connection and try again.',
  CONSOLE_CODE_FAILED: 'The code of the console could not be fetched.',
  CONSOLE_START_FAILED: 'The console could not be set up.',
  REGISTRY_UNREACHABLE: 'The list of screens could not be read.',
  REGISTRY_INVALID: 'The list of screens is not in a form that this console understands.',
  REMOTE_REFUSED: 'This part of the console cannot run in it.',
  REMOTE_ENTRY_FAILED: 'This part of the console could not be fetched.',
  REMOTE_ENTRY_TIMEOUT: 'This part of the console took too long to arrive.',
  REMOTE_ROUTES_FAILED: 'This part of the console does not offer the screen that its release promises.',
  PAGE_CODE_FAILED: 'The code of this screen could not be fetched.',
  PAGE_QUERY_FAILED: 'The data of this screen could not be read.',
  PAGE_RENDER_FAILED: 'This screen could not be shown.',
  SLOT_CODE_FAILED: 'The code of this section could not be fetched.',
  SLOT_QUERY_FAILED: 'The data of this section could not be read.',
  SLOT_FAILED: 'This section could not be shown.',
  REQUEST_FAILED: 'The server could not answer.',
  REQUEST_OFFLINE: 'There is no connection to the server.',
  REQUEST_TIMEOUT: 'The server took too long to answer.',
  REQUEST_UNAUTHORISED: 'Your session has ended.',
} as const;

export type ErrorCode = keyof typeof errorDescriptions;

/**
 * An error with one of the console's stable codes. `cause` is the original error, and `detail` goes into the copied
 * report.
 */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly code: ErrorCode;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, options: { cause?: unknown; detail?: string } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail;
  }
}

/** Returns the code of an error, or of an error in its chain of causes. Without any code it returns `otherwise`. */
export function errorCodeOf(error: unknown, otherwise: ErrorCode): ErrorCode {
  let current = error;
  while (current instanceof Error) {
    if (current instanceof ConsoleError) return current.code;
    current = current.cause;
  }
  return otherwise;
}
