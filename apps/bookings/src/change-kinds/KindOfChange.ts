import type { ClassWithSeats, changeRequestForm } from '@console/bookings-contracts';
import type { ConsoleForm, FieldsOf } from '@console/forms';
import type { ComponentType, ReactNode } from 'react';
import type { AskedFields_item$data } from './__generated__/AskedFields_item.graphql.ts';
import type { comparedValues_request$data } from './__generated__/comparedValues_request.graphql.ts';

/** The item of a new request. */
export type ItemToChange = AskedFields_item$data;

export interface KindFieldsProps {
  readonly form: ConsoleForm<typeof changeRequestForm>;
  readonly item: ItemToChange;
}

/** A request that is compared with its item of today. */
export type ComparedRequest = comparedValues_request$data;
export type ComparedItem = NonNullable<ComparedRequest['bookingItem']>;

/** A value of today beside the one that is asked for. */
export interface Compared {
  readonly what: string;
  readonly today: ReactNode;
  readonly asked: ReactNode;
}

/** Everything that the screens know of a kind of change. */
export interface KindOfChange {
  /** The fields of the form, each with today's value. */
  readonly Fields: ComponentType<KindFieldsProps>;
  /**
   * The reason why the typed change could not be made now, in the words in which it would be refused. Null when no reason
   * is known: the preview of the request knows more. Left out when the form can know none.
   *
   * @param to the chosen class. Null until it is known.
   */
  readonly whyNotNow?: (
    item: ItemToChange,
    typed: FieldsOf<typeof changeRequestForm>,
    to: ClassWithSeats | null,
  ) => string | null;
  /** The values that a request asks to change, with those of today. */
  readonly compared: (request: ComparedRequest, item: ComparedItem) => readonly Compared[];
}
