/**
 * @generated SignedSource<<a7eaaac096e44bf6327495789d3d66f7>>
 * @relayHash f5e5357bdd468430b7c53aa19dda90a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bad4552dff4f36048e0c362470ad8e4a2ee805bc28d4b91b1ad9d89565f8b58a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellSeatsPanelQuery$variables = {
  id: string;
};
export type SellSeatsPanelQuery$data = {
  readonly trainingClass: {
    readonly public: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BookClassButton_class" | "SellSeatsButton_class">;
  } | null | undefined;
};
export type SellSeatsPanelQuery = {
  response: SellSeatsPanelQuery$data;
  variables: SellSeatsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "public",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SellSeatsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellSeatsButton_class"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookClassButton_class"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellSeatsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "name": "title",
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
            "name": "startsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seatsFreeCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f5e5357bdd468430b7c53aa19dda90a8",
    "id": "bad4552dff4f36048e0c362470ad8e4a2ee805bc28d4b91b1ad9d89565f8b58a",
    "metadata": {},
    "name": "SellSeatsPanelQuery",
    "operationKind": "query",
    "text": "query SellSeatsPanelQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    public\n    ...SellSeatsButton_class\n    ...BookClassButton_class\n    id\n  }\n}\n\nfragment BookClassButton_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  public\n  endsAt\n  customer {\n    id\n    name\n  }\n}\n\nfragment SellSeatsButton_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  public\n  startsAt\n  endsAt\n  seatsFreeCount\n}\n"
  }
};
})();

(node as any).hash = "1b4ee36f785e9f5786a475826df22524";

export default node;
