/** The router's hooks for measuring loaders and navigations. They exist only for a router that names `instrumentations`; the console's does not. */
function unused() {
  throw new Error('The console leaves the instrumentation of react-router out; see leanModules.ts.');
}

/** Called for each navigation: nobody waits for its details. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = unused;
export const instrumentClientSideRouter = unused;
export const instrumentHandler = unused;
export const instrumentationResultMetaContext = undefined;
