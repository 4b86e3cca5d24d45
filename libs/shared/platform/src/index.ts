export {
  type ConsoleHost,
  ConsoleHostProvider,
  type PageData,
  PageDataProvider,
  type PageTitle,
  type Session,
  useConsoleHost,
  usePageData,
  useSession,
} from './ConsoleHost.ts';
export { ConsoleLink, type ConsoleLinkProps } from './ConsoleLink.tsx';
export { ConsoleError, type ErrorCode, errorCodeOf, errorDescriptions } from './errorCodes.ts';
export { bareId, defineLinks, iri } from './links.ts';
export { type Notice, notices, notify } from './notices.ts';
export { RecordNotFound } from './RecordNotFound.tsx';
export * from './remote.ts';
export { allows, roleLabel, staffRolesOf } from './roles.ts';
export {
  defineRouteModules,
  type LoadedQuery,
  type PageQuery,
  type RouteAddress,
  type RouteModule,
  type RouteModules,
} from './routeModules.ts';
export { Slot } from './Slot.tsx';
export { usePageTitle } from './usePageTitle.ts';
