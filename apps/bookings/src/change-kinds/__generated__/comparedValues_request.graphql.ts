/**
 * @generated SignedSource<<6b1f0142da13caabc56e9ce29ccb18c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
export type ChangeRequestKind = "attendees" | "class" | "dates" | "trainer" | "transfer" | "%future added value";
export type ChangeRequestStatus = "canceled" | "errored" | "implemented" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type comparedValues_request$data = {
  readonly bookingItem: {
    readonly class: {
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly reference: string;
      readonly seatsFreeCount: number;
      readonly startsAt: string | null | undefined;
      readonly title: string;
    };
    readonly maxAttendees: number;
    readonly quantity: number;
    readonly trainer: {
      readonly contact: {
        readonly fullName: string;
      };
      readonly id: string;
    } | null | undefined;
    readonly type: BookingItemType;
  } | null | undefined;
  readonly delegate: {
    readonly customerContact: {
      readonly id: string;
    } | null | undefined;
    readonly familyName: string;
    readonly givenName: string;
  } | null | undefined;
  readonly formerMaxAttendees: number | null | undefined;
  readonly formerStartsAt: string | null | undefined;
  readonly formerTrainer: {
    readonly contact: {
      readonly fullName: string;
    };
    readonly id: string;
  } | null | undefined;
  readonly formerTrainingClass: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly reference: string;
    readonly seatsFreeCount: number;
    readonly startsAt: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly kind: ChangeRequestKind | null | undefined;
  readonly newMaxAttendees: number | null | undefined;
  readonly newStartsAt: string | null | undefined;
  readonly newTrainer: {
    readonly contact: {
      readonly fullName: string;
    };
    readonly id: string;
  } | null | undefined;
  readonly newTrainingClass: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly reference: string;
    readonly seatsFreeCount: number;
    readonly startsAt: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly status: ChangeRequestStatus;
  readonly " $fragmentType": "comparedValues_request";
};
export type comparedValues_request$key = {
  readonly " $data"?: comparedValues_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparedValues_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparedValues_request"
};

(node as any).hash = "52d37462b6d28ec50c4d9825ae927a1c";

export default node;
