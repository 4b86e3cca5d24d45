/**
 * @generated SignedSource<<0eef09529bcf189ef634b24377f59e3e>>
 * @relayHash 666f41aea686173e77c8353139d6f418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9054ff1d94ae1b4bdf97b7e5ae3220d2d11a947915e88ac3892ea521d7871f1

import type { ConcreteRequest } from 'relay-runtime';
export type useBrandLogoQuery$variables = {
  id: string;
};
export type useBrandLogoQuery$data = {
  readonly brand: {
    readonly id: string;
    readonly logo: {
      readonly dataUri: string;
      readonly height: number;
      readonly width: number;
    } | null | undefined;
  } | null | undefined;
};
export type useBrandLogoQuery = {
  response: useBrandLogoQuery$data;
  variables: useBrandLogoQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Brand",
    "kind": "LinkedField",
    "name": "brand",
    "plural": false,
    "selections": [
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
        "concreteType": "BrandLogo",
        "kind": "LinkedField",
        "name": "logo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataUri",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBrandLogoQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBrandLogoQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "666f41aea686173e77c8353139d6f418",
    "id": "e9054ff1d94ae1b4bdf97b7e5ae3220d2d11a947915e88ac3892ea521d7871f1",
    "metadata": {},
    "name": "useBrandLogoQuery",
    "operationKind": "query",
    "text": "query useBrandLogoQuery(\n  $id: ID!\n) {\n  brand(id: $id) {\n    id\n    logo {\n      width\n      height\n      dataUri\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2ea1e67623d7c0996a8dfd8c756128b1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
