/** Returns the message about a field from the field's label. */
export type FieldMessage = (field: string) => string;

/**
 * The two messages for an empty required field: C§5 for the forms of the console document, O§5 for those of the
 * operations document.
 */
export const requiredIn = {
  console: (field: string) => `${field} field is required`,
  operations: (field: string) => `${field} is required`,
} as const;

/**
 * All other messages about values. Those of C§5 and O§5 stand here letter for letter. The rest serve the rule
 * kinds for which both documents give no text.
 */
export const messages = {
  tooLong: (field: string, length: number) => `${field} field must have at most ${length} characters`,
  url: (field: string) => `${field} field must be a valid url`,
  urlWithout: (field: string) => `${field} field must be a valid url. Write https:// before it`,
  tooMany: (field: string, length: number) => `${field} field must not greater than ${length}`,
  duration: () => 'Invalid ISO 8601 duration format.',
  valid: (field: string) => `${field} must be valid`,
  tooShort: (field: string, length: number) => `${field} must be at least ${length} characters`,
  length: (field: string, length: number) => `${field} must have ${length} characters`,
  tooLow: (field: string, least: string) => `${field} must be at least ${least}`,
  tooHigh: (field: string, most: string) => `${field} must be at most ${most}`,
  numeric: (field: string) => `${field} must be a number`,
  future: (field: string) => `${field} must not be in the past`,
  past: (field: string) => `${field} must not be in the future`,
  order: (later: string, earlier: string) => `${later} must not be before ${earlier}`,
} as const;
