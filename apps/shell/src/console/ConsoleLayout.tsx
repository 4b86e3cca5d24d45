import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { NavigationProgress } from '../frame/NavigationProgress.tsx';
import { useFocusOnTitle } from '../routing/useFocusOnTitle.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { FrameOfConsole } from './FrameOfConsole.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** The layout route: the frame around every screen. */
export function ConsoleLayout() {
  const { cancelLoading } = useConsole();
  const sheet = useRef<HTMLElement>(null);
  useScrollRestoration(sheet);
  useFocusOnTitle(sheet);
  return (
    <FrameOfConsole sheetRef={sheet}>
      <NavigationProgress onAskAgain={cancelLoading} />
      <Outlet />
      <LeaveQuestion />
    </FrameOfConsole>
  );
}
