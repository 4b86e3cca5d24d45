import { NoticeHost } from '@console/design-system/notices';
import { notices, useSession } from '@console/platform';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { Sidebar } from '../frame/Sidebar.tsx';
import { sidebarGroups } from '../frame/sidebarGroups.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { UserMenu } from '../frame/UserMenu.tsx';
import { useBreadcrumb } from '../frame/useBreadcrumb.ts';
import { Overlays } from '../overlays/Overlays.tsx';
import { SearchButton } from '../overlays/palette/SearchButton.tsx';
import { useRecentRecords } from '../overlays/palette/useRecentRecords.ts';
import { ShortcutsButton } from '../overlays/shortcuts/ShortcutsButton.tsx';
import { useLeftNotices } from '../routing/useLeftNotices.ts';
import { UpdateOffer } from '../updates/UpdateOffer.tsx';

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

/** Fills the frame with the sidebar, the top bar, the notices and the overlays. */
export function FrameOfConsole({
  children,
  sheetRef,
}: {
  readonly children: ReactNode;
  readonly sheetRef?: Ref<HTMLElement>;
}) {
  const { table, landing, banner } = useConsole();
  const { roles } = useSession();
  const location = useLocation();
  const crumbs = useBreadcrumb(location);
  useRecentRecords(location.pathname);
  useLeftNotices(location.pathname);
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  const groups = sidebarGroups(
    table.all.map(({ route }) => route),
    roles,
  );
  return (
    <Overlays>
      <ConsoleFrame
        {...(sheetRef && { sheetRef })}
        banner={banner}
        notices={<NoticeHost notices={shown} onDismiss={notices.dismiss} />}
        sidebar={<Sidebar groups={groups} ancestors={crumbs.flatMap(({ path }) => path ?? [])} />}
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
    </Overlays>
  );
}
