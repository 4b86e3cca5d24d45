/**
 * @generated SignedSource<<05a211d4a48240503c8255e089fbac22>>
 * @relayHash cf9e2eb7b82811e3d2b90191804551e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72b1c8beeeb1f74f9718d64d04ef8bace14d67ca31a5a5ec7e371d8945dfafe4

import type { ConcreteRequest } from 'relay-runtime';
export type VersionOutlineDialogQuery$variables = {
  id: string;
};
export type VersionOutlineDialogQuery$data = {
  readonly courseVersion: {
    readonly id: string;
    readonly outline: ReadonlyArray<{
      readonly title: string;
      readonly topics: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type VersionOutlineDialogQuery = {
  response: VersionOutlineDialogQuery$data;
  variables: VersionOutlineDialogQuery$variables;
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
    "concreteType": "CourseVersion",
    "kind": "LinkedField",
    "name": "courseVersion",
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
        "concreteType": "CourseLesson",
        "kind": "LinkedField",
        "name": "outline",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "topics",
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
    "name": "VersionOutlineDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VersionOutlineDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cf9e2eb7b82811e3d2b90191804551e9",
    "id": "72b1c8beeeb1f74f9718d64d04ef8bace14d67ca31a5a5ec7e371d8945dfafe4",
    "metadata": {},
    "name": "VersionOutlineDialogQuery",
    "operationKind": "query",
    "text": "query VersionOutlineDialogQuery(\n  $id: ID!\n) {\n  courseVersion(id: $id) {\n    id\n    outline {\n      title\n      topics\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "755d9bc800ee888ea72644d5b1269f3e";

export default node;
