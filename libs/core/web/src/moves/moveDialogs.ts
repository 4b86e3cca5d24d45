import type { Icon } from '@console/design-system/icons';
import type { SuccessNotice } from '@console/relay';
import type { Moves } from '@console/rules';
import type { ComponentType, ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { ImpactHeadings } from './ImpactList.tsx';

/** The fields of a record that every move needs. */
export interface MovingRecord {
  readonly id: string;
  readonly version: number;
}

/** A move on a screen. With a question, or with a dialog of its own. */
export type ScreenMove<Row, Subject, Moved> = Offered<Subject> & (Asked<Row, Moved> | OwnDialog<Row>);

interface Offered<Subject> {
  /** The icon of the state that the move leads to. */
  readonly icon: Icon;
  /** The next step of the record's life: the main button of its screen. */
  readonly main?: true | ((subject: Subject) => boolean);
}

interface Asked<Row, Moved> {
  /** The title: 'Put BK-10482 on hold?' */
  readonly question: (name: string) => string;
  /** What the move means for the record itself. `loses` of the table follows it. */
  readonly text: string | ((row: Row) => string);
  /** What the person should know besides: below the text, above the consequences. */
  readonly details?: (row: Row) => ReactNode;
  /** The label of the cancel button. The default is 'Not yet'. */
  readonly keep?: string;
  /** The state after the move, for the notice and for a refusal: 'confirmed' gives 'BK-10482 is confirmed.' */
  readonly after: string;
  /** `moved: holdBooking(input: $input) { record: booking { … } }` */
  readonly mutation: GraphQLTaggedNode;
  /** The notice after the move. The default is the given text. Null for no notice. */
  readonly notice?: (moved: Moved, text: string) => SuccessNotice | null;
}

interface OwnDialog<Row> {
  /** A dialog with fields, such as new dates. */
  readonly dialog: ComponentType<OwnMoveDialogProps<Row>>;
}

/** What a move's own dialog gets. */
export interface OwnMoveDialogProps<Row> {
  readonly record: Row;
  readonly onClose: () => void;
}

/** The moves of a record on its screens: what {@link defineMoveDialogs} returns. */
export interface MoveDialogs<Status extends string, Subject, Name extends string, Row, Moved> {
  readonly table: Moves<Status, Subject, Name>;
  /** The moves that a state allows to a person, in order: `movesOfBooking`. */
  readonly offers: (subject: Subject & { readonly status: Status }) => readonly Name[];
  /** The rule of the contracts, which the server applies too: `whyNotMoveBooking`. */
  readonly whyNot: (move: Name, subject: Subject & { readonly status: Status }) => string | null;
  /** The record's name in titles and notices: its reference. */
  readonly name: (row: Row) => string;
  /**
   * The query of the consequences. Its variables are `$id` and `$move`:
   * `of: booking(id: $id) { id impact: impactOf(move: $move) { ...ImpactList_impact } }`.
   */
  readonly impact?: GraphQLTaggedNode;
  readonly headings?: ImpactHeadings;
  readonly moves: Readonly<Record<Name, ScreenMove<Row, Subject, Moved>>>;
}

/** The record in the answer of a move's mutation. */
export type MovedBy<Mutation extends { readonly response: unknown }> = Mutation['response'] extends {
  readonly moved?: { readonly record?: infer Moved } | null | undefined;
}
  ? NonNullable<Moved>
  : never;

/**
 * Declares how screens offer the moves of a table and ask about them. `useMoves` makes actions and dialog of it:
 *
 *     export const orderMoves = defineMoveDialogs<Order, MovedBy<orderMovesConfirmMutation>>()(purchaseOrderMoves, {
 *       offers: movesOfOrder,
 *       whyNot: whyNotMoveOrder,
 *       name: ({ reference }) => reference,
 *       moves: { confirm: { icon, main: true, question, text, after: 'confirmed', mutation: graphql`…` }, … },
 *     });
 *
 * Row is the data of the screen's fragment, Moved the record in the answers.
 */
export const defineMoveDialogs =
  <Row extends MovingRecord, Moved = unknown>() =>
  <Status extends string, Subject, All extends string, Name extends All>(
    table: Moves<Status, Subject, All>,
    dialogs: Omit<MoveDialogs<Status, Subject, Name, Row, Moved>, 'table'>,
  ): MoveDialogs<Status, Subject, Name, Row, Moved> => ({ ...dialogs, table });
