import { useState } from 'react';
import { ConfirmFactorDialog } from './ConfirmFactorDialog.tsx';
import { MoveFactorDialog } from './MoveFactorDialog.tsx';
import { StartFactorDialog } from './StartFactorDialog.tsx';
import type { SetUp } from './useStartFactor.ts';

interface SetUpFactorDialogProps {
  /** Whether the user has a second factor already. It then moves to another device. */
  readonly isSet: boolean;
  readonly onClose: () => void;
}

/** Sets up a second factor, or moves it to another device: first who it is, then the QR code, then the recovery codes. */
export function SetUpFactorDialog({ isSet, onClose }: SetUpFactorDialogProps) {
  const [isMove] = useState(isSet);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  if (setUp) return <ConfirmFactorDialog {...{ setUp, isMove, onClose }} />;
  return isMove ? (
    <MoveFactorDialog onStarted={setSetUp} onClose={onClose} />
  ) : (
    <StartFactorDialog onStarted={setSetUp} onClose={onClose} />
  );
}
