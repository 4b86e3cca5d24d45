import { PageFrame } from '@console/design-system/page-frame';
import { PanelMessage } from '@console/design-system/panel-message';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/ConsoleContext.ts';
import { useAfter } from '../frame/useAfter.ts';

const STILL_AFTER_MS = 10_000;

/** Shown while the first screen loads: a skeleton, and 'Try again' after ten seconds (NAV-15). */
export function FirstLoad() {
  const { table, cancelLoading } = useConsole();
  const address = useLocation();
  const { pathname } = address;
  const navigate = useNavigate();
  const still = useAfter(STILL_AFTER_MS, true);
  if (still) {
    const again = () => {
      cancelLoading(pathname);
      void navigate(address, { replace: true });
    };
    return (
      <PanelMessage kind="waiting" title="Still loading" onTryAgain={again}>
        The screen takes longer than it should. You can wait, or ask for it again.
      </PanelMessage>
    );
  }
  return (
    <PageFrame title={table.find(pathname)?.route.title ?? ''} variant="card">
      <SkeletonLines lines={8} atOnce />
    </PageFrame>
  );
}
