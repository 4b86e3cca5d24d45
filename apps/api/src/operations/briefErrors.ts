import type { RequestContext } from '@console/api-kit';
import { validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The most errors of a text that is not valid. Each may quote a large part of the text. */
const MOST_INVALID = 10;

/** The most errors of an answer. */
export const MOST_ERRORS = 100;

/** The most characters of an error's message. The longest names 100 fields of an input. */
const LONGEST_MESSAGE = 5_000;

/**
 * Keeps errors short. Messages must not suggest names either: "Did you mean …" would name fields that the user may not
 * see.
 */
export const briefErrors: Plugin<RequestContext> = {
  onValidate({ setValidationFn }) {
    setValidationFn(((schema, document, rules) =>
      validate(schema, document, rules, {
        hideSuggestions: true,
        maxErrors: MOST_INVALID,
      })) satisfies typeof validate);
  },
  onExecute: hideSuggestions,
  onSubscribe: hideSuggestions,
};

function hideSuggestions({ args }: { args: object }): void {
  Object.assign(args, { hideSuggestions: true });
}

/** Returns a message that may quote what the client sent, cut to a length that costs little. */
export function shortened(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}
