/**
 * @generated SignedSource<<46738706f78018632fd5ecd309009dfa>>
 * @relayHash 9f1fc1f7c707467529dd67d16b32d3f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f780530a8c83f5c77bf0dcd034d2a18283afe934f1aabd91bb265d9aff54f6e

import type { ConcreteRequest } from 'relay-runtime';
export type acknowledgePurchaseOrdersInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type purchaseOrderBulkMutation$variables = {
  input: acknowledgePurchaseOrdersInput;
};
export type purchaseOrderBulkMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type purchaseOrderBulkMutation = {
  response: purchaseOrderBulkMutation$data;
  variables: purchaseOrderBulkMutation$variables;
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
    "name": "purchaseOrderBulkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purchaseOrderBulkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9f1fc1f7c707467529dd67d16b32d3f8",
    "id": "7f780530a8c83f5c77bf0dcd034d2a18283afe934f1aabd91bb265d9aff54f6e",
    "metadata": {},
    "name": "purchaseOrderBulkMutation",
    "operationKind": "mutation",
    "text": "mutation purchaseOrderBulkMutation(\n  $input: acknowledgePurchaseOrdersInput!\n) {\n  started: acknowledgePurchaseOrders(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "04371ade56eaa98fde0e8a375dd1ee42";

export default node;
