import { fileURLToPath } from 'node:url';
import { type Rspack, rspack } from '@rsbuild/core';

const lean = (name: string) => fileURLToPath(new URL(`./lean/${name}.js`, import.meta.url));
const leanTokens = fileURLToPath(import.meta.resolve('@console/design-system/lean-tokens'));

/** The modules that leave out what the console does not use of a package. */
const replaced: readonly { request: RegExp; within: RegExp; by: string }[] = [
  { request: /^\.\/tokens\.js$/, within: /@fluentui\/tokens\/lib$/, by: leanTokens },
  { request: /^\.\/insertionFactory\.js$/, within: /@griffel\/react\/src$/, by: lean('griffelInsertion') },
  { request: /^rtl-css-js\/core$/, within: /@griffel\/core/, by: lean('rtlCssJs') },
  // Relay switches to this version only with a feature flag.
  { request: /useFragmentInternal_EXPERIMENTAL$/, within: /react-relay/, by: './useFragmentInternal_CURRENT' },
  { request: /^\.\/experimental$/, within: /relay-runtime\/lib$/, by: lean('relayUnused') },
  { request: /\/createUpdatableProxy$/, within: /relay-runtime\/lib\//, by: lean('relayUnused') },
  { request: /\/RelayDeclarativeMutationConfig$/, within: /relay-runtime\/lib/, by: lean('relayUnused') },
  { request: /\/LiveResolverCache$/, within: /relay-runtime\/lib\/store$/, by: lean('relayResolvers') },
  {
    request: /^\.\/instrumentation\.js$/,
    within: /react-router\/dist\/production\/lib\/router$/,
    by: lean('routerInstrumentation'),
  },
  {
    request: /\/ssr\/components\.js$/,
    within: /react-router\/dist\/production\/lib(\/dom)?$/,
    by: lean('routerFramework'),
  },
  { request: /\/snapshot\/SnapshotHandler\.js$/, within: /federation\/runtime-core/, by: lean('federationSnapshots') },
  { request: /\/utils\/preload\.js$/, within: /federation\/runtime-core/, by: lean('federationPreload') },
];

/** Puts smaller modules in place of modules of packages of which the console needs only a part: 18 KB before the first list. */
export function leanModules(): Rspack.RspackPluginInstance[] {
  return replaced.map(
    ({ request, within, by }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (within.test(resource.context)) resource.request = by;
      }),
  );
}
