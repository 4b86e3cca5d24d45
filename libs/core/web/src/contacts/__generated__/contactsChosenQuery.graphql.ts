/**
 * @generated SignedSource<<2ba45f093b2d2ed9164633ed642f18b6>>
 * @relayHash 23c5fde29c7e294e1bccf1df9d8da42f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6978b21096acd32fd2dc81dfee38f4fa71e8a955b2ec7d55727e2059e276ee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactsChosenQuery$variables = {
  id: string;
};
export type contactsChosenQuery$data = {
  readonly customerContact: {
    readonly " $fragmentSpreads": FragmentRefs<"contactOption_contact">;
  } | null | undefined;
};
export type contactsChosenQuery = {
  response: contactsChosenQuery$data;
  variables: contactsChosenQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contactsChosenQuery",
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
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SuppressedAddress",
                "kind": "LinkedField",
                "name": "undeliverable",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "name": "contactsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerContact",
        "kind": "LinkedField",
        "name": "customerContact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SuppressedAddress",
            "kind": "LinkedField",
            "name": "undeliverable",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "23c5fde29c7e294e1bccf1df9d8da42f",
    "id": "9b6978b21096acd32fd2dc81dfee38f4fa71e8a955b2ec7d55727e2059e276ee",
    "metadata": {},
    "name": "contactsChosenQuery",
    "operationKind": "query",
    "text": "query contactsChosenQuery(\n  $id: ID!\n) {\n  customerContact(id: $id) {\n    ...contactOption_contact\n    id\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n  undeliverable {\n    reason\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9635ee2ace02f7b4dcd828c8764c1ae5";

export default node;
