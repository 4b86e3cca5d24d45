/**
 * @generated SignedSource<<31135a6ce4f31f382e65ec2c4ee6fc6d>>
 * @relayHash b7508f9b8a8b49bc296331ae9feebec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cb5c1496af0cb42fdc0b6b40719c538ad0fbdb4d7f80280ed4c0f1502e5e788

import type { ConcreteRequest } from 'relay-runtime';
export type useAccountManagerOptionsQuery$variables = Record<PropertyKey, never>;
export type useAccountManagerOptionsQuery$data = {
  readonly users: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      };
    }>;
  };
};
export type useAccountManagerOptionsQuery = {
  response: useAccountManagerOptionsQuery$data;
  variables: useAccountManagerOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "order",
    "value": [
      {
        "person_fullName": "ASC"
      }
    ]
  },
  {
    "kind": "Literal",
    "name": "roles",
    "value": "ROLE_ACCOUNT_MANAGER"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccountManagerOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UserCursorConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "users(first:100,order:[{\"person_fullName\":\"ASC\"}],roles:\"ROLE_ACCOUNT_MANAGER\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAccountManagerOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UserCursorConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "person",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "users(first:100,order:[{\"person_fullName\":\"ASC\"}],roles:\"ROLE_ACCOUNT_MANAGER\")"
      }
    ]
  },
  "params": {
    "cacheID": "b7508f9b8a8b49bc296331ae9feebec7",
    "id": "6cb5c1496af0cb42fdc0b6b40719c538ad0fbdb4d7f80280ed4c0f1502e5e788",
    "metadata": {},
    "name": "useAccountManagerOptionsQuery",
    "operationKind": "query",
    "text": "query useAccountManagerOptionsQuery {\n  users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{person_fullName: ASC}]) {\n    edges {\n      node {\n        id\n        avatarUrl\n        person {\n          fullName\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d588b3080d18ff1fe618f883a43f3f73";

export default node;
