/**
 * The names of react-relay that the console uses. Its own index brings every hook, entry points and two experimental
 * versions (8 KB). When a screen needs another hook, add it here: the release gate refuses a remote whose hook is missing.
 */
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { fetchQuery, graphql, readInlineData } from 'relay-runtime';
