/**
 * @generated SignedSource<<981505212fcaa7ad33658a9bf6bb0627>>
 * @relayHash cfce7a285fc37b0375ded883b6a8c30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12427c2c6a0b44b1564d355bd778e810e4d93669addfa8b95d588439e9d47324

import type { ConcreteRequest } from 'relay-runtime';
export type OrganisationType = "charity" | "limited_company" | "limited_liability_partnership" | "other" | "private" | "public_company" | "sole_trader" | "%future added value";
export type CustomerListEmptyQuery$variables = {
  search?: string | null | undefined;
  type?: ReadonlyArray<OrganisationType> | null | undefined;
};
export type CustomerListEmptyQuery$data = {
  readonly q: {
    readonly totalCount: number;
  };
  readonly type: {
    readonly totalCount: number;
  };
};
export type CustomerListEmptyQuery = {
  response: CustomerListEmptyQuery$data;
  variables: CustomerListEmptyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "q",
    "args": [
      {
        "kind": "Variable",
        "name": "type_list",
        "variableName": "type"
      }
    ],
    "concreteType": "CustomerCursorConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "type",
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "CustomerCursorConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerListEmptyQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerListEmptyQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "cfce7a285fc37b0375ded883b6a8c30e",
    "id": "12427c2c6a0b44b1564d355bd778e810e4d93669addfa8b95d588439e9d47324",
    "metadata": {},
    "name": "CustomerListEmptyQuery",
    "operationKind": "query",
    "text": "query CustomerListEmptyQuery(\n  $search: String\n  $type: [OrganisationType!]\n) {\n  q: customers(type_list: $type) {\n    totalCount\n  }\n  type: customers(search: $search) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "f2a4e6c6fc3db9d23d50c150f9ba8d50";

export default node;
