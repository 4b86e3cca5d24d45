/**
 * @generated SignedSource<<48f4146d799672d6955dcc4fee66ff15>>
 * @relayHash 76d43684e0c466f5b3a8420e672b5d1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b4ba7e9478ce9e8b8a24f3d196af09983d5437d3a4e0ea9162880750ec35bc0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type supplierContactsChosenQuery$variables = {
  id: string;
};
export type supplierContactsChosenQuery$data = {
  readonly supplierContact: {
    readonly " $fragmentSpreads": FragmentRefs<"supplierContactOption_person">;
  } | null | undefined;
};
export type supplierContactsChosenQuery = {
  response: supplierContactsChosenQuery$data;
  variables: supplierContactsChosenQuery$variables;
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
    "name": "supplierContactsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "supplierContact",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "supplierContactOption_person",
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
    "name": "supplierContactsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "supplierContact",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "76d43684e0c466f5b3a8420e672b5d1c",
    "id": "4b4ba7e9478ce9e8b8a24f3d196af09983d5437d3a4e0ea9162880750ec35bc0",
    "metadata": {},
    "name": "supplierContactsChosenQuery",
    "operationKind": "query",
    "text": "query supplierContactsChosenQuery(\n  $id: ID!\n) {\n  supplierContact(id: $id) {\n    ...supplierContactOption_person\n    id\n  }\n}\n\nfragment supplierContactOption_person on Person {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "470a829f6386e0ac1be6b454a47c766e";

export default node;
