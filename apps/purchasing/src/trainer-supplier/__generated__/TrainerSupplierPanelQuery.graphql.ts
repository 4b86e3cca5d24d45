/**
 * @generated SignedSource<<ac80549cb89d7a7528fc2237005581c7>>
 * @relayHash d15a1b11b61eb2434f8c83425529e8be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d36dc5d98c42ec681e16c6e0683a9d31991c10c639ed2671e36a063c0923391

import type { ConcreteRequest } from 'relay-runtime';
export type TrainerSupplierPanelQuery$variables = {
  trainer: string;
};
export type TrainerSupplierPanelQuery$data = {
  readonly trainer: {
    readonly id: string;
    readonly supplier: {
      readonly id: string;
      readonly name: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type TrainerSupplierPanelQuery = {
  response: TrainerSupplierPanelQuery$data;
  variables: TrainerSupplierPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trainer"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "trainer"
      }
    ],
    "concreteType": "Trainer",
    "kind": "LinkedField",
    "name": "trainer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "supplier",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
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
    "name": "TrainerSupplierPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrainerSupplierPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "d15a1b11b61eb2434f8c83425529e8be",
    "id": "7d36dc5d98c42ec681e16c6e0683a9d31991c10c639ed2671e36a063c0923391",
    "metadata": {},
    "name": "TrainerSupplierPanelQuery",
    "operationKind": "query",
    "text": "query TrainerSupplierPanelQuery(\n  $trainer: ID!\n) {\n  trainer(id: $trainer) {\n    id\n    supplier {\n      id\n      name\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "61eb9cc5274299997b4eb09317290893";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
