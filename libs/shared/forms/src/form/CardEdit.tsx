import { Card, type CardProps } from '@console/design-system/card';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { PartEdit, type PartEditProps } from './PartEdit.tsx';

export interface CardEditProps<Schema extends InputSchema, Answer>
  extends Omit<PartEditProps<Schema, Answer>, 'frame'>,
    Pick<CardProps, 'count'> {
  readonly title: string;
}

/** A card that is edited as a whole, in place, with the pencil in its head. */
export function CardEdit<Schema extends InputSchema, Answer>({ title, count, ...edit }: CardEditProps<Schema, Answer>) {
  return (
    <PartEdit
      {...edit}
      frame={(content, pencil) => (
        <Card title={title} count={count} actions={pencil}>
          {content}
        </Card>
      )}
    />
  );
}
