import { Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import type { ReactNode } from 'react';

export interface BalanceFigureProps {
  readonly label: string;
  readonly pence: number;
  /** A short explanation of the amount. */
  readonly note?: ReactNode;
}

/** The main figure of a card: an amount below its label. */
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
