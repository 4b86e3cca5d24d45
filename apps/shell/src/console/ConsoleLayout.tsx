import { useSession } from '@console/platform';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { NavigationProgress } from '../frame/NavigationProgress.tsx';
import { Sidebar } from '../frame/Sidebar.tsx';
import { sidebarGroups } from '../frame/sidebarGroups.ts';
import { TopBar } from '../frame/TopBar.tsx';
import { UserMenu } from '../frame/UserMenu.tsx';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useConsole } from './ConsoleContext.ts';
import { NoticesHost } from './NoticesHost.tsx';
import { useBreadcrumb } from './useBreadcrumb.ts';
import { useFocusOnTitle } from './useFocusOnTitle.ts';

/** The frame around every screen. */
export function ConsoleLayout() {
  const sheet = useRef<HTMLElement>(null);
  useScrollRestoration(sheet);
  useFocusOnTitle(sheet);
  return (
    <FrameOfConsole sheetRef={sheet}>
      <NavigationProgress />
      <Outlet />
    </FrameOfConsole>
  );
}

/** The frame with its sidebar and top bar, for a screen and for what stands in a screen's place. */
export function FrameOfConsole({
  children,
  sheetRef,
}: {
  children: React.ReactNode;
  sheetRef?: React.Ref<HTMLElement>;
}) {
  const { table, landing } = useConsole();
  const { roles } = useSession();
  const { pathname } = useLocation();
  const crumbs = useBreadcrumb(pathname);
  const groups = sidebarGroups(
    table.all.map(({ route }) => route),
    roles,
  );
  return (
    <ConsoleFrame
      {...(sheetRef && { sheetRef })}
      sidebar={<Sidebar groups={groups} />}
      topBar={<TopBar start={<Breadcrumb home={landing?.path} crumbs={crumbs} />} end={<UserMenu />} />}
    >
      {children}
      <NoticesHost />
    </ConsoleFrame>
  );
}
