import type { ReactNode } from 'react';
import { Card } from '../src/card/index.ts';
import { Row, Stack } from '../src/layout/index.ts';

/** One part of the design system in one state, below a title. */
export function Sample({
  title,
  children,
  stacked,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly stacked?: boolean;
}) {
  return <Card title={title}>{stacked ? <Stack>{children}</Stack> : <Row wrap>{children}</Row>}</Card>;
}
