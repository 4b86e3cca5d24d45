/**
 * @generated SignedSource<<503fd39bbe03db135314d0f9d31049d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingOption_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "bookingOption_booking";
};
export type bookingOption_booking$key = {
  readonly " $data"?: bookingOption_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookingOption_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookingOption_booking"
};

(node as any).hash = "fbcd30657c166e61de65e6a7bc654a5c";

export default node;
