/**
 * @generated SignedSource<<e2f7ef844d451152c4b6a4d57b054dbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingItemType = "private" | "public" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type itemOption_item$data = {
  readonly class: {
    readonly endsAt: string | null | undefined;
    readonly reference: string;
    readonly startsAt: string | null | undefined;
  };
  readonly id: string;
  readonly maxAttendees: number;
  readonly quantity: number;
  readonly title: string;
  readonly type: BookingItemType;
  readonly " $fragmentType": "itemOption_item";
};
export type itemOption_item$key = {
  readonly " $data"?: itemOption_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"itemOption_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "itemOption_item"
};

(node as any).hash = "5cb7e7932a07eac375c3d2131c4c74b1";

export default node;
