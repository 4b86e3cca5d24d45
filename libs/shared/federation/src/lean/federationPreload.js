/** Preloading by manifest. The console preloads the files that its registry names. */
function unused() {
  throw new Error('The console leaves the preloading of Module Federation out; see leanModules.ts.');
}

export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
