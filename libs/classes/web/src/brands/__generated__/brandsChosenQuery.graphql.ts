/**
 * @generated SignedSource<<91405a3d50d641b40e3dfe299e676c72>>
 * @relayHash 1a168f8a5fed8234ead8ceaefb781fce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2f3b4fbe9c15e97be1237e6338d63bd63e9cbdedf2c83cf86b7dddaba9b8f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type brandsChosenQuery$variables = {
  id: string;
};
export type brandsChosenQuery$data = {
  readonly brand: {
    readonly " $fragmentSpreads": FragmentRefs<"brandOption_brand">;
  } | null | undefined;
};
export type brandsChosenQuery = {
  response: brandsChosenQuery$data;
  variables: brandsChosenQuery$variables;
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "brandsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "brandOption_brand",
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
    "name": "brandsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1a168f8a5fed8234ead8ceaefb781fce",
    "id": "4e2f3b4fbe9c15e97be1237e6338d63bd63e9cbdedf2c83cf86b7dddaba9b8f7",
    "metadata": {},
    "name": "brandsChosenQuery",
    "operationKind": "query",
    "text": "query brandsChosenQuery(\n  $id: ID!\n) {\n  brand(id: $id) {\n    ...brandOption_brand\n    id\n  }\n}\n\nfragment brandOption_brand on Brand {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "ce1efc9953ad13fb8a97ab920c8b18db";

export default node;
