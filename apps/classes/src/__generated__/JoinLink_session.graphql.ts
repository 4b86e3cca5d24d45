/**
 * @generated SignedSource<<daa4e8322a2b5a55fb478d4b121561fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinLink_session$data = {
  readonly meetingLink: string | null | undefined;
  readonly trainingClass: {
    readonly deliveryFormat: DeliveryFormat;
    readonly title: string;
  };
  readonly " $fragmentType": "JoinLink_session";
};
export type JoinLink_session$key = {
  readonly " $data"?: JoinLink_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinLink_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinLink_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingClass",
      "kind": "LinkedField",
      "name": "trainingClass",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryFormat",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingSession",
  "abstractKey": null
};

(node as any).hash = "59ef9497d16c9741d389733f274d32fc";

export default node;
