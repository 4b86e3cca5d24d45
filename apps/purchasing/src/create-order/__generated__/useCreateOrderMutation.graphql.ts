/**
 * @generated SignedSource<<c1cc20fa0bbc7812b9095e03d9e7ef74>>
 * @relayHash a469d734ea116ae07ae66605a2785963
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceb07cb23acc14818a5fc4dc2f5d44231b9bd98adeff826a0d5fa30447d05caf

import type { ConcreteRequest } from 'relay-runtime';
export type createPurchaseOrderInput = {
  clientMutationId?: string | null | undefined;
  items: ReadonlyArray<NewPurchaseOrderItemInput>;
  supplier: string;
  trainingClass?: string | null | undefined;
};
export type NewPurchaseOrderItemInput = {
  description: string;
  quantity: number;
  taxRatePercent?: number | null | undefined;
  taxable: boolean;
  unitPrice: number;
};
export type useCreateOrderMutation$variables = {
  input: createPurchaseOrderInput;
};
export type useCreateOrderMutation$data = {
  readonly createPurchaseOrder: {
    readonly purchaseOrder: {
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateOrderMutation = {
  response: useCreateOrderMutation$data;
  variables: useCreateOrderMutation$variables;
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
    "concreteType": "createPurchaseOrderPayload",
    "kind": "LinkedField",
    "name": "createPurchaseOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseOrder",
        "kind": "LinkedField",
        "name": "purchaseOrder",
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
    "name": "useCreateOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a469d734ea116ae07ae66605a2785963",
    "id": "ceb07cb23acc14818a5fc4dc2f5d44231b9bd98adeff826a0d5fa30447d05caf",
    "metadata": {},
    "name": "useCreateOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateOrderMutation(\n  $input: createPurchaseOrderInput!\n) {\n  createPurchaseOrder(input: $input) {\n    purchaseOrder {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f02cb23e97f99b76cd33a2302fca3e6e";

export default node;
