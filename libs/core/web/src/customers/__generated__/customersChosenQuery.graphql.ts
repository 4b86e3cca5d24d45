/**
 * @generated SignedSource<<8150b4a3dd5e72793585be732c7756a7>>
 * @relayHash 46689c817633c83470dc68c2bbb25235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b30885942b42bdf71e8c7325c8152394d6a4bb0ffb33c62e3a815ad4c392ebe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type customersChosenQuery$variables = {
  id: string;
};
export type customersChosenQuery$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"customerOption_customer">;
  } | null | undefined;
};
export type customersChosenQuery = {
  response: customersChosenQuery$data;
  variables: customersChosenQuery$variables;
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
    "name": "customersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "customerOption_customer",
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
    "name": "customersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "46689c817633c83470dc68c2bbb25235",
    "id": "9b30885942b42bdf71e8c7325c8152394d6a4bb0ffb33c62e3a815ad4c392ebe",
    "metadata": {},
    "name": "customersChosenQuery",
    "operationKind": "query",
    "text": "query customersChosenQuery(\n  $id: ID!\n) {\n  customer(id: $id) {\n    ...customerOption_customer\n    id\n  }\n}\n\nfragment customerOption_customer on Customer {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "5eaa290a48c339299ba6da3cab1e1917";

export default node;
