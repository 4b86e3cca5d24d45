/**
 * @generated SignedSource<<a57199b9ea7c1df5e65bb58a4a1f1325>>
 * @relayHash b50e237d376e354459e8aa0aae4f341e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 546dd0f19e172ffbc913955b1d7b11a271829f06946862f789ae6c6624f1ce36

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type useSeatsNowQuery$variables = {
  id: string;
};
export type useSeatsNowQuery$data = {
  readonly trainingClass: {
    readonly id: string;
    readonly public: boolean;
    readonly seatsFreeCount: number;
    readonly status: TrainingClassStatus;
  } | null | undefined;
};
export type useSeatsNowQuery = {
  response: useSeatsNowQuery$data;
  variables: useSeatsNowQuery$variables;
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
    "name": "useSeatsNowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSeatsNowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b50e237d376e354459e8aa0aae4f341e",
    "id": "546dd0f19e172ffbc913955b1d7b11a271829f06946862f789ae6c6624f1ce36",
    "metadata": {},
    "name": "useSeatsNowQuery",
    "operationKind": "query",
    "text": "query useSeatsNowQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    id\n    status\n    public\n    seatsFreeCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "d4b6a2afeaff5c0558ed7b79e49b8861";

export default node;
