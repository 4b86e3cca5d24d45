/** Relay's exports for readable and updatable fragments outside components, and for its old description of updates. The console uses none. */
function unused() {
  throw new Error('The console leaves this part of Relay out; see leanModules.ts.');
}

// ./experimental
export const isErrorResult = (input) => input.ok === false;
export const isValueResult = (input) => input.ok === true;
export const observeFragment = unused;
export const observeQuery = unused;
export const resolverDataInjector = unused;
export const waitForFragmentData = unused;

// mutations/createUpdatableProxy
export const createUpdatableProxy = unused;

// mutations/RelayDeclarativeMutationConfig
export const MutationTypes = {};
export const RangeOperations = {};
export const convert = unused;
