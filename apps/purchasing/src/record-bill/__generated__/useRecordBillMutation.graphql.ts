/**
 * @generated SignedSource<<e3db1e03b5635b7a8abd4066085ad7fb>>
 * @relayHash eb7d0b4cb29c956b42ca096c823c250b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c42cff650e6ca26c0b308989296678e726542211a0f3acba457c48533a21f2ce

import type { ConcreteRequest } from 'relay-runtime';
export type recordSupplierBillInput = {
  clientMutationId?: string | null | undefined;
  day: string;
  lines: ReadonlyArray<SupplierBillLineInput>;
  number: string;
  supplier: string;
};
export type SupplierBillLineInput = {
  item: string;
  net: number;
  quantity: number;
  tax: number;
};
export type useRecordBillMutation$variables = {
  input: recordSupplierBillInput;
};
export type useRecordBillMutation$data = {
  readonly recordSupplierBill: {
    readonly supplierBill: {
      readonly id: string;
      readonly number: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRecordBillMutation = {
  response: useRecordBillMutation$data;
  variables: useRecordBillMutation$variables;
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
    "concreteType": "recordSupplierBillPayload",
    "kind": "LinkedField",
    "name": "recordSupplierBill",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SupplierBill",
        "kind": "LinkedField",
        "name": "supplierBill",
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
            "name": "number",
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
    "name": "useRecordBillMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordBillMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eb7d0b4cb29c956b42ca096c823c250b",
    "id": "c42cff650e6ca26c0b308989296678e726542211a0f3acba457c48533a21f2ce",
    "metadata": {},
    "name": "useRecordBillMutation",
    "operationKind": "mutation",
    "text": "mutation useRecordBillMutation(\n  $input: recordSupplierBillInput!\n) {\n  recordSupplierBill(input: $input) {\n    supplierBill {\n      id\n      number\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8167042a8c4cc88c2cbfc90e78d5ac66";

export default node;
