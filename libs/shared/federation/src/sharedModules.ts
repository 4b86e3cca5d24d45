import { type DesignSystemSubpath, designSystemSubpaths } from '@console/design-system/subpaths';

/**
 * The modules that remotes take from the shell at run time: React, Relay and the console's own libraries, never Fluent or react-router
 * themselves. The shell provides all of them, and a remote contains none.
 *
 * Share every part of the design system. A part inside a remote would bring a second Griffel, without the page's nonce.
 */
const plainModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-relay',
  'relay-runtime',
  '@console/format',
  '@console/forms',
  '@console/lists',
  '@console/lists/definition',
  '@console/platform',
  '@console/platform/links',
  '@console/platform/router',
  '@console/platform/slots',
  '@console/relay',
  '@console/relay/queue',
] as const;

export type SharedModule = (typeof plainModules)[number] | `@console/design-system/${DesignSystemSubpath}`;

export const sharedModules: readonly SharedModule[] = [
  ...plainModules,
  ...designSystemSubpaths.map((subpath) => `@console/design-system/${subpath}` as const),
];

/** How a remote gets each shared module: from the shell, with no fallback. */
export const sharedByHost = Object.fromEntries(
  sharedModules.map((name) => [name, { import: false as const, singleton: true, requiredVersion: false as const }]),
);

export function isShared(name: string): name is SharedModule {
  return sharedModules.some((shared) => shared === name);
}
