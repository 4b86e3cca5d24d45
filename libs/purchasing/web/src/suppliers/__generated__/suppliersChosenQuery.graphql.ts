/**
 * @generated SignedSource<<4fd17beb976c708683d63d5e0819a0ea>>
 * @relayHash 0dd598a0d6a4b7dbcc0663de3b24397a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f21247dd6e04d30985314e0c36430b1dc2cbf0a27411491443330b700de3fe0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type suppliersChosenQuery$variables = {
  id: string;
};
export type suppliersChosenQuery$data = {
  readonly supplier: {
    readonly " $fragmentSpreads": FragmentRefs<"supplierOption_supplier">;
  } | null | undefined;
};
export type suppliersChosenQuery = {
  response: suppliersChosenQuery$data;
  variables: suppliersChosenQuery$variables;
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
v2 = [
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
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "suppliersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "supplierOption_supplier",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "suppliersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0dd598a0d6a4b7dbcc0663de3b24397a",
    "id": "3f21247dd6e04d30985314e0c36430b1dc2cbf0a27411491443330b700de3fe0",
    "metadata": {},
    "name": "suppliersChosenQuery",
    "operationKind": "query",
    "text": "query suppliersChosenQuery(\n  $id: ID!\n) {\n  supplier(id: $id) {\n    ...supplierOption_supplier\n    id\n  }\n}\n\nfragment supplierOption_supplier on Supplier {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "c8577190014593a6b9ba06e49085cef7";

export default node;
