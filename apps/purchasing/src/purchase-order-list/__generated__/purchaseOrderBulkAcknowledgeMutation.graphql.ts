/**
 * @generated SignedSource<<62d424ca19ecdf6727bab1ba67846cc5>>
 * @relayHash 6125296676c255bb6c6c2ac747bd4777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a28517f27b59e608cdfb0aa6c793805fcf3a90476dc3e6c5632ac0602be1b434

import type { ConcreteRequest } from 'relay-runtime';
export type acknowledgePurchaseOrdersInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type purchaseOrderBulkAcknowledgeMutation$variables = {
  input: acknowledgePurchaseOrdersInput;
};
export type purchaseOrderBulkAcknowledgeMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type purchaseOrderBulkAcknowledgeMutation = {
  response: purchaseOrderBulkAcknowledgeMutation$data;
  variables: purchaseOrderBulkAcknowledgeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "started",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "acknowledgePurchaseOrdersPayload",
    "kind": "LinkedField",
    "name": "acknowledgePurchaseOrders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "purchaseOrderBulkAcknowledgeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purchaseOrderBulkAcknowledgeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6125296676c255bb6c6c2ac747bd4777",
    "id": "a28517f27b59e608cdfb0aa6c793805fcf3a90476dc3e6c5632ac0602be1b434",
    "metadata": {},
    "name": "purchaseOrderBulkAcknowledgeMutation",
    "operationKind": "mutation",
    "text": "mutation purchaseOrderBulkAcknowledgeMutation(\n  $input: acknowledgePurchaseOrdersInput!\n) {\n  started: acknowledgePurchaseOrders(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c59cd24f65514ce6e1f25a247783098a";

export default node;
