/**
 * @generated SignedSource<<8b003e0eb89d5c5ff199050116edadae>>
 * @relayHash ac435c3680b950c9c8902d43d22ab2c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa77657adf2199519f584bfe2064af21a86ac05731595552e503dade86b187db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type subjectsChosenQuery$variables = {
  id: string;
};
export type subjectsChosenQuery$data = {
  readonly subject: {
    readonly " $fragmentSpreads": FragmentRefs<"subjectOption_subject">;
  } | null | undefined;
};
export type subjectsChosenQuery = {
  response: subjectsChosenQuery$data;
  variables: subjectsChosenQuery$variables;
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
    "name": "title",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "subjectsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Subject",
        "kind": "LinkedField",
        "name": "subject",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "subjectOption_subject",
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
    "name": "subjectsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Subject",
        "kind": "LinkedField",
        "name": "subject",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ac435c3680b950c9c8902d43d22ab2c1",
    "id": "fa77657adf2199519f584bfe2064af21a86ac05731595552e503dade86b187db",
    "metadata": {},
    "name": "subjectsChosenQuery",
    "operationKind": "query",
    "text": "query subjectsChosenQuery(\n  $id: ID!\n) {\n  subject(id: $id) {\n    ...subjectOption_subject\n    id\n  }\n}\n\nfragment subjectOption_subject on Subject {\n  id\n  title\n}\n"
  }
};
})();

(node as any).hash = "8f2cc57be57884a60a98177553fbd0bf";

export default node;
