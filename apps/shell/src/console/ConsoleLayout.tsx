import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { NavigationProgress } from '../frame/NavigationProgress.tsx';
import { useFocusInSight } from '../routing/useFocusInSight.ts';
import { useFocusOnTitle } from '../routing/useFocusOnTitle.ts';
import { useKeepFocus } from '../routing/useKeepFocus.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { FrameOfConsole } from './FrameOfConsole.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/** The layout route: the frame around every screen. */
export function ConsoleLayout() {
  const { cancelLoading, router, focusFirst } = useConsole();
  const sheet = useRef<HTMLElement>(null);
  useScrollRestoration(sheet);
  // The matches change when the first screen has arrived.
  useMatches();
  useFocusOnTitle(sheet, { first: focusFirst, arrived: router.state.initialized });
  useKeepFocus();
  useFocusInSight();
  return (
    <FrameOfConsole sheetRef={sheet}>
      <NavigationProgress onAskAgain={cancelLoading} />
      <Outlet />
      <LeaveQuestion />
    </FrameOfConsole>
  );
}
