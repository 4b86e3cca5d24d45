import { Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import type { ReactNode } from 'react';

export interface BalanceFigureProps {
  readonly label: string;
  readonly pence: number;
  /** What it means, in a few words. */
  readonly note?: ReactNode;
}

/** The one figure of a card: what is owed, under its label. */
export function BalanceFigure({ label, pence, note }: BalanceFigureProps) {
  return (
    <Stack gap="none">
      <Text role="meta">{label}</Text>
      <Text role="hero">
        <Money pence={pence} />
      </Text>
      {note && <Text role="meta">{note}</Text>}
    </Stack>
  );
}
