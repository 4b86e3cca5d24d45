/**
 * @generated SignedSource<<c40384ec8c119d489b4874fec964c80a>>
 * @relayHash c7fbfa1d4196fd344bad67a8913334d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 900e0001299a161ca016cbfb0957a91ad3a7e1397aa29af020d85523d70b1e55

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreVersionButtonQuery$variables = {
  id: string;
};
export type RestoreVersionButtonQuery$data = {
  readonly node: {
    readonly body?: string;
  } | null | undefined;
};
export type RestoreVersionButtonQuery = {
  response: RestoreVersionButtonQuery$data;
  variables: RestoreVersionButtonQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "PromptTemplateVersion",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RestoreVersionButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "RestoreVersionButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c7fbfa1d4196fd344bad67a8913334d9",
    "id": "900e0001299a161ca016cbfb0957a91ad3a7e1397aa29af020d85523d70b1e55",
    "metadata": {},
    "name": "RestoreVersionButtonQuery",
    "operationKind": "query",
    "text": "query RestoreVersionButtonQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on PromptTemplateVersion {\n      body\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fb960346732801bca10b4d7a4333a9e1";

export default node;
