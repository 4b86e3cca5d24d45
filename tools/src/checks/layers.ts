import type { WorkspacePackage } from '../workspace.ts';

/** The role of a package in the workspace. Only its folder decides. */
export type Place =
  | { kind: 'shell' | 'server' | 'tools' | 'e2e' }
  | { kind: 'remote'; domain: string }
  | { kind: 'contracts' | 'web' | 'api'; domain: string }
  | { kind: 'shared'; name: string };

/** The shared libraries from the lowest to the highest. Each may import the libraries before it. */
const sharedLayers = [
  'format',
  'rules',
  'pdf',
  'api-kit',
  'design-system',
  'platform',
  'relay',
  'lists',
  'forms',
  'pickers',
  'federation',
  'releases',
  'testing',
  'harness',
];

/** The shared libraries for the browser. The others belong to servers, builds and tests. */
const sharedWeb = ['format', 'rules', 'design-system', 'platform', 'relay', 'lists', 'forms', 'pickers'];

/** Each domain with the domains below it. Its server side may join and refer to their tables. */
const domainsBelow: Record<string, string[]> = {
  core: [],
  classes: ['core'],
  bookings: ['core', 'classes'],
  billing: ['core', 'classes', 'bookings'],
  purchasing: ['core', 'classes'],
  admin: ['core', 'classes'],
};

/** The parts of @console/platform that are plain TypeScript, for browser and server. */
const plainParts = ['/links', '/slots'];

const contractsMayImport =
  'contracts import zod, @console/format, @console/rules, and links, slots and types of @console/platform';

const contractsOfAnother =
  'contracts import only the contracts of a domain below; fields that several domains need, such as addressFields and contactFields, belong to @console/rules';

const styleOfRemote =
  'a screen only arranges parts; a component with a look of its own belongs to the web library of its domain';

/** External packages that only one library may import. All other packages use that library. */
const homes: { packages: RegExp; home: string; allowed: (place: Place) => boolean }[] = [
  {
    packages: /^@fluentui\//,
    home: '@console/design-system',
    allowed: (place) => place.kind === 'shell' || (place.kind === 'shared' && place.name === 'design-system'),
  },
  {
    packages: /^(lexical$|@lexical\/|dompurify$)/,
    home: '@console/design-system/rich-text',
    allowed: (place) => place.kind === 'shared' && place.name === 'design-system',
  },
  {
    packages: /^sanitize-html$/,
    home: 'richText of @console/rules, which mutationField sanitises,',
    allowed: (place) => place.kind === 'shared' && place.name === 'api-kit',
  },
  {
    packages: /^(pdfkit|fontkit|bidi-js)$/,
    home: '@console/pdf',
    allowed: (place) => place.kind === 'shared' && place.name === 'pdf',
  },
  {
    packages: /^react-router$/,
    home: '@console/platform/router',
    allowed: (place) =>
      place.kind === 'shell' || (place.kind === 'shared' && ['platform', 'lists', 'testing'].includes(place.name)),
  },
];

/** The use of a file. Tests and configuration files may import a little more than other code. */
export type FileUse = 'code' | 'test' | 'configuration';

export function placeOf({ dir }: Pick<WorkspacePackage, 'dir'>): Place {
  const [area = '', first = '', second = ''] = dir.split('/');
  if (area === 'e2e') return { kind: 'e2e' };
  if (area === 'tools') return { kind: 'tools' };
  if (area === 'apps' && first === 'shell') return { kind: 'shell' };
  if (area === 'apps' && first === 'api') return { kind: 'server' };
  if (area === 'apps') return { kind: 'remote', domain: first };
  if (first === 'shared') return { kind: 'shared', name: second };
  if (second === 'contracts' || second === 'web' || second === 'api') return { kind: second, domain: first };
  throw new Error(`${dir} is in no known folder. See "Who may import whom" in ARCHITECTURE.md.`);
}

/**
 * Returns the reason why `from` may not import `to`. Undefined when it may.
 *
 * @param subpath the part of the import after the package's name: '' for the package itself, '/registry' for one of its parts.
 */
export function refusal(from: Place, to: Place, use: FileUse, subpath: string, typeOnly: boolean): string | undefined {
  if (to.kind === 'e2e' || to.kind === 'tools' || to.kind === 'shell') return 'nothing imports it';
  if (to.kind === 'remote') return 'a remote is met only at run time, through the registry';
  if (to.kind === 'shared' && ['testing', 'harness'].includes(to.name)) return refusalOfTesting(from, to.name, use);
  if (to.kind === 'contracts' && use === 'test' && from.kind !== 'shared') return undefined;
  if (to.kind === 'shared' && to.name === 'design-system') {
    if (subpath.startsWith('/testing') && use === 'code') return 'it is for tests in a real browser';
    if (subpath === '/style' && from.kind === 'remote') return styleOfRemote;
  }
  switch (from.kind) {
    case 'shell':
    case 'remote':
      return refusalInBrowser(from, to, use, typeOnly);
    case 'web':
      if (to.kind === 'contracts' || isSharedWeb(to)) return undefined;
      if (to.kind === 'web' && domainsBelow[from.domain]?.includes(to.domain)) return undefined;
      return 'it may import contracts, the web of a domain below, and shared web libraries';
    case 'api':
      return refusalInApi(from.domain, to, use, subpath);
    case 'contracts':
      if (to.kind === 'shared' && ['format', 'rules'].includes(to.name)) return undefined;
      if (to.kind === 'shared' && to.name === 'platform' && (typeOnly || plainParts.includes(subpath)))
        return undefined;
      if (to.kind !== 'contracts') return contractsMayImport;
      return domainsBelow[from.domain]?.includes(to.domain) ? undefined : contractsOfAnother;
    case 'shared':
      return refusalInShared(from.name, to);
    case 'server':
      if (to.kind === 'api' && subpath !== '' && use !== 'test') return 'a domain’s cases and rows are for tests';
      if (to.kind === 'api' || to.kind === 'contracts') return undefined;
      if (to.kind === 'shared' && to.name === 'api-kit') return undefined;
      if (to.kind === 'shared' && to.name === 'platform' && ['/registry', '/releases'].includes(subpath))
        return undefined;
      return 'the server composes api libraries, contracts, api-kit and the registry’s schema';
    case 'e2e':
      if (to.kind === 'shared' && to.name === 'releases') return undefined;
      if (to.kind === 'shared' && to.name === 'api-kit' && subpath === '/testing/postgres') return undefined;
      return to.kind === 'contracts' ? undefined : 'journeys use the console from outside, and release to it';
    case 'tools':
      return to.kind === 'shared' || to.kind === 'server' ? undefined : 'tools use the server and shared libraries';
  }
}

/** Returns the reason why a file may not import an external package. Undefined when it may. */
export function refusalOfOutside(from: Place, packageName: string, use: FileUse): string | undefined {
  if (from.kind === 'contracts' && use === 'code' && packageName !== 'zod') {
    return contractsMayImport;
  }
  const home = homes.find(({ packages, allowed }) => packages.test(packageName) && !allowed(from));
  return home && `use ${home.home} instead`;
}

function refusalInBrowser(from: Place, to: Place, use: FileUse, typeOnly: boolean): string | undefined {
  if (isSharedWeb(to)) return undefined;
  if (to.kind === 'shared' && to.name === 'federation' && (use === 'configuration' || typeOnly)) return undefined;
  if (from.kind === 'remote' && (to.kind === 'contracts' || to.kind === 'web')) return undefined;
  if ((to.kind === 'contracts' || to.kind === 'web') && to.domain === 'core') return undefined;
  return from.kind === 'shell'
    ? 'the shell may import core contracts, core web and shared web libraries'
    : 'a remote may import contracts, web and shared web libraries';
}

function refusalInApi(domain: string, to: Place, use: FileUse, subpath: string): string | undefined {
  if (to.kind === 'contracts') return undefined;
  if (to.kind === 'shared' && ['api-kit', 'format', 'pdf', 'rules'].includes(to.name)) return undefined;
  if (to.kind !== 'api')
    return 'an api library may import contracts, api libraries below it, api-kit, format, pdf and rules';
  if (!domainsBelow[domain]?.includes(to.domain)) return `${to.domain} is not below ${domain}`;
  return subpath === '' || use === 'test' ? undefined : 'another domain’s api is used through its index.ts alone';
}

function refusalInShared(name: string, to: Place): string | undefined {
  if (to.kind !== 'shared') return 'a shared library knows no domain';
  const lower = sharedLayers.slice(0, sharedLayers.indexOf(name));
  if (!lower.includes(to.name)) return `${to.name} is not below ${name}`;
  const serverToWeb = name === 'api-kit' && to.name !== 'format' && to.name !== 'rules';
  const webToServer = ['api-kit', 'pdf'].includes(to.name) && name !== 'releases';
  return serverToWeb || webToServer ? 'browser and server share @console/format and @console/rules alone' : undefined;
}

function refusalOfTesting(from: Place, library: string, use: FileUse): string | undefined {
  if (use !== 'code' || from.kind === 'e2e' || from.kind === 'tools') return undefined;
  return `@console/${library} is for tests and measurements`;
}

function isSharedWeb(place: Place): boolean {
  return place.kind === 'shared' && sharedWeb.includes(place.name);
}
