/**
 * @generated SignedSource<<34a3e739e09a3d06b48cf1f9b63b88c9>>
 * @relayHash 086bd8c6169285de395c354caddee384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2813e4bb84f063ee938caf3ea9df2512b9c6bd74d2014547ace3f34d777590f8

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type useFreshSeatsQuery$variables = {
  id: string;
};
export type useFreshSeatsQuery$data = {
  readonly trainingClass: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly public: boolean;
    readonly seatsFreeCount: number;
    readonly status: TrainingClassStatus;
  } | null | undefined;
};
export type useFreshSeatsQuery = {
  response: useFreshSeatsQuery$data;
  variables: useFreshSeatsQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshSeatsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshSeatsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "086bd8c6169285de395c354caddee384",
    "id": "2813e4bb84f063ee938caf3ea9df2512b9c6bd74d2014547ace3f34d777590f8",
    "metadata": {},
    "name": "useFreshSeatsQuery",
    "operationKind": "query",
    "text": "query useFreshSeatsQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    id\n    status\n    public\n    endsAt\n    seatsFreeCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "e605a6a9c3d0bef6e25681a41c809fda";

export default node;
