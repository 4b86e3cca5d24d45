/**
 * @generated SignedSource<<1d1e2325ccb27fb3fb035b82403dde25>>
 * @relayHash f360ba2f10fe130e27137cd5acee9873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf2404681ac7ca3c8ed082f65a043085918d33f1653bfc9c13a4aea0b21949b

import type { ConcreteRequest } from 'relay-runtime';
export type printPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  purchaseOrder: string;
};
export type usePrintOrderMutation$variables = {
  input: printPurchaseOrderInput;
};
export type usePrintOrderMutation$data = {
  readonly printPurchaseOrder: {
    readonly purchaseOrderPrint: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type usePrintOrderMutation = {
  response: usePrintOrderMutation$data;
  variables: usePrintOrderMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "printPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "printPurchaseOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseOrderPrint",
        "kind": "LinkedField",
        "name": "purchaseOrderPrint",
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
    "name": "usePrintOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrintOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f360ba2f10fe130e27137cd5acee9873",
    "id": "faf2404681ac7ca3c8ed082f65a043085918d33f1653bfc9c13a4aea0b21949b",
    "metadata": {},
    "name": "usePrintOrderMutation",
    "operationKind": "mutation",
    "text": "mutation usePrintOrderMutation(\n  $input: printPurchaseOrderInput!\n) {\n  printPurchaseOrder(input: $input) {\n    purchaseOrderPrint {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b3e50bafd49186d1ae91009a1666c39d";

export default node;
