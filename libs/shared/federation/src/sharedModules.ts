import { type DesignSystemSubpath, designSystemSubpaths } from '@console/design-system/subpaths';

/**
 * What remotes take from the shell at run time, and all they take: React, Relay and the console's own libraries, never Fluent or
 * react-router themselves. The shell hands over every one of these; a remote brings none of them along.
 *
 * A part of the design system that only a remote held would come with a second Griffel, without the page's nonce.
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

/** How a remote consumes each: from the host or not at all. */
export const sharedByHost = Object.fromEntries(
  sharedModules.map((name) => [name, { import: false as const, singleton: true, requiredVersion: false as const }]),
);

export function isShared(name: string): name is SharedModule {
  return sharedModules.some((shared) => shared === name);
}
