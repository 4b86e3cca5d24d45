/** Says of a field, by its label, what is wrong with it. */
export type FieldMessage = (field: string) => string;

/** The two wordings of a required field: C§5 for the forms of the console document, O§5 for those of the operations document. */
export const requiredIn = {
  console: (field: string) => `${field} field is required`,
  operations: (field: string) => `${field} is required`,
} as const;

/**
 * Every other sentence that a form says of a value. The first five stand in C§5, the next two in O§5, letter for letter; the rest are
 * for the rule kinds that both name without a sentence.
 */
export const messages = {
  tooLong: (field: string, length: number) => `${field} field must have at most ${length} characters`,
  url: (field: string) => `${field} field must be a valid url`,
  tooMany: (field: string, length: number) => `${field} field must not greater than ${length}`,
  duration: () => 'Invalid ISO 8601 duration format.',
  valid: (field: string) => `${field} must be valid`,
  tooShort: (field: string, length: number) => `${field} must be at least ${length} characters`,
  length: (field: string, length: number) => `${field} must have ${length} characters`,
  tooLow: (field: string, least: string) => `${field} must be at least ${least}`,
  tooHigh: (field: string, most: string) => `${field} must be at most ${most}`,
  numeric: (field: string) => `${field} must be a number`,
  future: (field: string) => `${field} must not be in the past`,
  order: (later: string, earlier: string) => `${later} must not be before ${earlier}`,
} as const;
