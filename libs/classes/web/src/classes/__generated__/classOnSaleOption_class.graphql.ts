/**
 * @generated SignedSource<<06df27bedf37d15435d08ba5c8a4ebea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type classOnSaleOption_class$data = {
  readonly deliveryAddress: {
    readonly city: string | null | undefined;
    readonly postcode: string | null | undefined;
  } | null | undefined;
  readonly deliveryFormat: DeliveryFormat;
  readonly deliveryPlatform: DeliveryPlatform | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly seatsFreeCount: number;
  readonly startsAt: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "classOnSaleOption_class";
};
export type classOnSaleOption_class$key = {
  readonly " $data"?: classOnSaleOption_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"classOnSaleOption_class">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "classOnSaleOption_class"
};

(node as any).hash = "8d4801281a267be637aada6bf39799ec";

export default node;
