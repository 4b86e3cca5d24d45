import { Button } from '@console/design-system/button';
import { ArrowClockwiseIcon, HourglassIcon } from '@console/design-system/icons';
import { PageFrame } from '@console/design-system/page-frame';
import { PanelMessage } from '@console/design-system/panel-message';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useLocation } from 'react-router';
import { useAfter } from '../frame/useAfter.ts';
import { useConsole } from './ConsoleContext.ts';
import { FrameOfConsole } from './ConsoleLayout.tsx';

const STILL_AFTER_MS = 10_000;

/** The console while its first screen is on its way: the frame at once, bars after a moment, a way on after ten seconds (NAV-15). */
export function FirstLoad() {
  const { table } = useConsole();
  const { pathname } = useLocation();
  const still = useAfter(STILL_AFTER_MS, true);
  return (
    <FrameOfConsole>
      {still ? (
        <PanelMessage
          page
          icon={<HourglassIcon size={20} />}
          title="Still loading"
          actions={
            <Button appearance="primary" icon={<ArrowClockwiseIcon size={16} />} onClick={() => location.reload()}>
              Try again
            </Button>
          }
        >
          The screen takes longer than it should. You can wait, or ask for it again.
        </PanelMessage>
      ) : (
        <PageFrame title={table.find(pathname)?.route.title ?? ''} variant="card">
          <SkeletonLines lines={8} />
        </PageFrame>
      )}
    </FrameOfConsole>
  );
}
