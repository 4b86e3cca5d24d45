/**
 * @generated SignedSource<<ad880f14ce9cc5f7fdf57f7adae051f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveClassDialog_class$data = {
  readonly deliveryFormat: DeliveryFormat;
  readonly id: string;
  readonly reference: string;
  readonly sessions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly meetingLink: string | null | undefined;
      };
    }>;
  };
  readonly status: TrainingClassStatus;
  readonly trainer: {
    readonly id: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "MoveClassDialog_class";
};
export type MoveClassDialog_class$key = {
  readonly " $data"?: MoveClassDialog_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveClassDialog_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveClassDialog_class",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "TrainingSessionCursorConnection",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingSessionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrainingSession",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "meetingLink",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sessions(first:50)"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "c3a40c3769ef6a3dd6ff0d975381be85";

export default node;
