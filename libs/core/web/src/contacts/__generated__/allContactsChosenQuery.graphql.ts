/**
 * @generated SignedSource<<1ee9e3d84102fcc5419a542f8d1b5029>>
 * @relayHash 688960104054082e97869b90b03fc6b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c1c12bc8d7c2c4e0f220286481264d75cb970ca9f27cfb6da43bd113687de8a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type allContactsChosenQuery$variables = {
  id: string;
};
export type allContactsChosenQuery$data = {
  readonly customerContact: {
    readonly " $fragmentSpreads": FragmentRefs<"contactOption_contact">;
  } | null | undefined;
};
export type allContactsChosenQuery = {
  response: allContactsChosenQuery$data;
  variables: allContactsChosenQuery$variables;
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
    "name": "fullName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "allContactsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerContact",
        "kind": "LinkedField",
        "name": "customerContact",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "contactOption_contact",
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
    "name": "allContactsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerContact",
        "kind": "LinkedField",
        "name": "customerContact",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "688960104054082e97869b90b03fc6b1",
    "id": "2c1c12bc8d7c2c4e0f220286481264d75cb970ca9f27cfb6da43bd113687de8a",
    "metadata": {},
    "name": "allContactsChosenQuery",
    "operationKind": "query",
    "text": "query allContactsChosenQuery(\n  $id: ID!\n) {\n  customerContact(id: $id) {\n    ...contactOption_contact\n    id\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "02d2a54059d32d0fce744a7cd33fb6cf";

export default node;
