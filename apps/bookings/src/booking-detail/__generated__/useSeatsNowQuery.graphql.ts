/**
 * @generated SignedSource<<ff94a647ec45a246da58e63433605df2>>
 * @relayHash fbab6f5159624b05c9f6031aa580449e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12be3a301cfcba3ca93f833ad0c136123d9cd3bbeecb688b73466410d1daa0ae

import type { ConcreteRequest } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type useSeatsNowQuery$variables = {
  id: string;
};
export type useSeatsNowQuery$data = {
  readonly trainingClass: {
    readonly endsAt: string | null | undefined;
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
    "cacheID": "fbab6f5159624b05c9f6031aa580449e",
    "id": "12be3a301cfcba3ca93f833ad0c136123d9cd3bbeecb688b73466410d1daa0ae",
    "metadata": {},
    "name": "useSeatsNowQuery",
    "operationKind": "query",
    "text": "query useSeatsNowQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    id\n    status\n    public\n    endsAt\n    seatsFreeCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "f9396d6bccab9091dcb3c0a1cc603443";

export default node;
