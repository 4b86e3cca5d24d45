import { useRef } from 'react';
import { Outlet } from 'react-router';
import { NavigationProgress } from '../frame/NavigationProgress.tsx';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useConsole } from './ConsoleContext.ts';
import { FrameOfConsole } from './FrameOfConsole.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useFocusOnTitle } from './useFocusOnTitle.ts';

/** The frame around every screen. */
export function ConsoleLayout() {
  const { giveUp } = useConsole();
  const sheet = useRef<HTMLElement>(null);
  useScrollRestoration(sheet);
  useFocusOnTitle(sheet);
  return (
    <FrameOfConsole sheetRef={sheet}>
      <NavigationProgress onAskAgain={giveUp} />
      <Outlet />
      <LeaveQuestion />
    </FrameOfConsole>
  );
}
