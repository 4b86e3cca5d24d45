/**
 * @generated SignedSource<<24d3cb824b307c169cdb5c64edc24804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryFact_class$data = {
  readonly deliveryAddress: {
    readonly city: string | null | undefined;
    readonly postcode: string | null | undefined;
  } | null | undefined;
  readonly deliveryFormat: DeliveryFormat;
  readonly deliveryPlatform: DeliveryPlatform | null | undefined;
  readonly " $fragmentType": "DeliveryFact_class";
};
export type DeliveryFact_class$key = {
  readonly " $data"?: DeliveryFact_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFact_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryFact_class",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryPlatform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "deliveryAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "482a6b3098f588853f432028d9582647";

export default node;
