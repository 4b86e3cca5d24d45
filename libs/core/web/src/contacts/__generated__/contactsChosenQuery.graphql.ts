/**
 * @generated SignedSource<<760332b9d7ee8260c62924a9e489dd55>>
 * @relayHash 6712cf2b187da52bc5d9e5ec5e0762cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a837b7b0df81fadacf011ed52232337ce25f5421b3d3b19026dd893ba7c418d9

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
    "name": "contactsChosenQuery",
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
    "cacheID": "6712cf2b187da52bc5d9e5ec5e0762cd",
    "id": "a837b7b0df81fadacf011ed52232337ce25f5421b3d3b19026dd893ba7c418d9",
    "metadata": {},
    "name": "contactsChosenQuery",
    "operationKind": "query",
    "text": "query contactsChosenQuery(\n  $id: ID!\n) {\n  customerContact(id: $id) {\n    ...contactOption_contact\n    id\n  }\n}\n\nfragment contactOption_contact on CustomerContact {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "9635ee2ace02f7b4dcd828c8764c1ae5";

export default node;
