export { beginAt } from './beginAt.ts';
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
export { connection, isFromGateway, useConnectionLost, useOnReturn } from './connection.ts';
export { type DraftPlace, drafts } from './drafts.ts';
export { ConsoleError, type ErrorCode, errorCodeOf, errorDescriptions } from './errorCodes.ts';
export { Filling, type FillingSource, type FillingState } from './Filling.ts';
export { type DisplayedPage, keptData } from './keptData.ts';
export { iri } from './links.ts';
export { mayOpen } from './mayOpen.ts';
export { type Notice, notices, notify } from './notices.ts';
export { onBeforeReload, saveBeforeReload } from './onBeforeReload.ts';
export { RecordNotFound } from './RecordNotFound.tsx';
export * from './remote.ts';
export { allows, roleLabel, staffRolesOf } from './roles.ts';
export {
  defineRouteModules,
  type LoadedQuery,
  type LoadRouteModule,
  type OpenSlot,
  openSlot,
  type PageQuery,
  type RouteAddress,
  type RouteModule,
  type RouteModules,
} from './routeModules.ts';
export { Slot } from './Slot.tsx';
export {
  defineSlotModules,
  fillSlot,
  type SlotAddress,
  type SlotModule,
  type SlotModuleOf,
  type SlotModules,
} from './slotModules.ts';
export { defineSlot, type SlotPlace, type SlotProps } from './slots.ts';
export { type Unsaved, unsaved, useUnsaved } from './unsaved.ts';
export { usePageTitle, useRecordTitle, useSetPageTitle } from './usePageTitle.ts';
