import type { RequestContext } from '@console/api-kit';
import { validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Error messages must not suggest names: "Did you mean …" would name fields that the user may not see. */
export const noSuggestions: Plugin<RequestContext> = {
  onValidate({ setValidationFn }) {
    setValidationFn(((schema, document, rules) =>
      validate(schema, document, rules, { hideSuggestions: true })) satisfies typeof validate);
  },
  onExecute: hide,
  onSubscribe: hide,
};

function hide({ args }: { args: object }): void {
  Object.assign(args, { hideSuggestions: true });
}
