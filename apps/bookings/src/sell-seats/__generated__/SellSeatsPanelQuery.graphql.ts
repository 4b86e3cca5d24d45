/**
 * @generated SignedSource<<11f356d7d6f0f4bb0e8c4d43007c1071>>
 * @relayHash e77646a1138e0cafa40f7fa99efeea30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2faf1a8e4c0631a5abd535284f778d432a11c88249171c6b7d44c88d2946c9c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellSeatsPanelQuery$variables = {
  id: string;
};
export type SellSeatsPanelQuery$data = {
  readonly trainingClass: {
    readonly " $fragmentSpreads": FragmentRefs<"SellSeatsButton_class">;
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
];
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SellSeatsButton_class"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "public",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e77646a1138e0cafa40f7fa99efeea30",
    "id": "b2faf1a8e4c0631a5abd535284f778d432a11c88249171c6b7d44c88d2946c9c",
    "metadata": {},
    "name": "SellSeatsPanelQuery",
    "operationKind": "query",
    "text": "query SellSeatsPanelQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    ...SellSeatsButton_class\n    id\n  }\n}\n\nfragment SellSeatsButton_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  public\n  startsAt\n  endsAt\n  seatsFreeCount\n}\n"
  }
};
})();

(node as any).hash = "c27858729f63c2b0d1df61a9994733ad";

export default node;
