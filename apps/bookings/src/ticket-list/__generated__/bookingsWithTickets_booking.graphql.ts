/**
 * @generated SignedSource<<c98227b970903c9f3b4a4b4dd362d542>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingsWithTickets_booking$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly " $fragmentType": "bookingsWithTickets_booking";
};
export type bookingsWithTickets_booking$key = {
  readonly " $data"?: bookingsWithTickets_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookingsWithTickets_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookingsWithTickets_booking"
};

(node as any).hash = "ed880e843411ada3a933ac2ca1824bf2";

export default node;
