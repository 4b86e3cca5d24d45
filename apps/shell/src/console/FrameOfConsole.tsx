import { NoticeHost } from '@console/design-system/notices';
import { notices, useSession } from '@console/platform';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { AboveScreens } from '../above/AboveScreens.tsx';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { Sidebar } from '../frame/Sidebar.tsx';
import { sidebarGroups } from '../frame/sidebarGroups.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { UserMenu } from '../frame/UserMenu.tsx';
import { SearchButton } from '../palette/SearchButton.tsx';
import { useRecentRecords } from '../palette/useRecentRecords.ts';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton.tsx';
import { UpdateOffer } from '../updates/UpdateOffer.tsx';
import { useConsole } from './ConsoleContext.ts';
import { useBreadcrumb } from './useBreadcrumb.ts';

function TopBarEnd() {
  const { watch, router } = useConsole();
  return (
    <>
      <UpdateOffer watch={watch} router={router} />
      <ShortcutsButton />
      <UserMenu />
    </>
  );
}

/** The frame with its sidebar, top bar and notices, for a screen and for what stands in a screen's place. */
export function FrameOfConsole({
  children,
  sheetRef,
}: {
  readonly children: ReactNode;
  readonly sheetRef?: Ref<HTMLElement>;
}) {
  const { table, landing, banner } = useConsole();
  const { roles } = useSession();
  const { pathname } = useLocation();
  const crumbs = useBreadcrumb(pathname);
  useRecentRecords(pathname);
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  const groups = sidebarGroups(
    table.all.map(({ route }) => route),
    roles,
  );
  return (
    <AboveScreens>
      <ConsoleFrame
        {...(sheetRef && { sheetRef })}
        banner={banner}
        sidebar={<Sidebar groups={groups} above={crumbs.flatMap(({ path }) => path ?? [])} />}
        topBar={
          <TopBar
            start={<Breadcrumb home={landing?.path} crumbs={crumbs} />}
            middle={<SearchButton />}
            end={<TopBarEnd />}
          />
        }
      >
        {children}
      </ConsoleFrame>
      <NoticeHost notices={shown} onDismiss={notices.dismiss} />
    </AboveScreens>
  );
}
