export { createEnvironment, type EnvironmentOptions, fileAddress } from './environment.ts';
export {
  type FailedSentence,
  failedTitle,
  type GraphQLError,
  GraphQLRequestError,
  type MappedError,
  mapError,
  type Violation,
} from './graphQLErrors.ts';
export { type Intent, isEarlierAnswer, newIntent, partOfAnswer, withIntent } from './intent.ts';
export { pageQuery } from './pageQuery.ts';
export {
  type ConsoleMutation,
  type MutationOptions,
  type SuccessNotice,
  savedNotice,
  useConsoleMutation,
} from './useConsoleMutation.ts';
export { type DeferredResult, useDeferredQuery } from './useDeferredQuery.ts';
export { usePageQuery } from './usePageQuery.ts';
export { type QueryOnDemand, useQueryOnDemand } from './useQueryOnDemand.ts';
