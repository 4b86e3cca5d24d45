/**
 * @generated SignedSource<<6f47faf73480ca275674b8b0829d9d93>>
 * @relayHash 381bdc5c3ec053f527beac31a9247b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6871078353e58e51c1f2526d22c709844e174847f3743983bd17376c683d9113

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usersChosenQuery$variables = {
  id: string;
};
export type usersChosenQuery$data = {
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"userOption_user">;
  } | null | undefined;
};
export type usersChosenQuery = {
  response: usersChosenQuery$data;
  variables: usersChosenQuery$variables;
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
  "name": "avatarUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userOption_user",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "person",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
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
    "name": "usersChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
    "cacheID": "381bdc5c3ec053f527beac31a9247b7e",
    "id": "6871078353e58e51c1f2526d22c709844e174847f3743983bd17376c683d9113",
    "metadata": {},
    "name": "usersChosenQuery",
    "operationKind": "query",
    "text": "query usersChosenQuery(\n  $id: ID!\n) {\n  user(id: $id) {\n    ...userOption_user\n    id\n  }\n}\n\nfragment userOption_user on User {\n  id\n  avatarUrl\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5177d0c364204cf77e5b177526fce9a9";

export default node;
