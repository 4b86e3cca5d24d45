/**
 * @generated SignedSource<<bd08d775873f98db0c0a2adc55c99c0e>>
 * @relayHash b5c6d7ee090e5baeb5b3214fe181b8e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0f73bed5010816b506ca3c74e24db4008a2a4bf21949298a1d5c056fb31c18f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type classesChosenQuery$variables = {
  id: string;
};
export type classesChosenQuery$data = {
  readonly trainingClass: {
    readonly " $fragmentSpreads": FragmentRefs<"classOption_class">;
  } | null | undefined;
};
export type classesChosenQuery = {
  response: classesChosenQuery$data;
  variables: classesChosenQuery$variables;
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
    "name": "reference",
    "storageKey": null
  },
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
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endsAt",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "classesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "classOption_class",
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
    "name": "classesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b5c6d7ee090e5baeb5b3214fe181b8e0",
    "id": "b0f73bed5010816b506ca3c74e24db4008a2a4bf21949298a1d5c056fb31c18f",
    "metadata": {},
    "name": "classesChosenQuery",
    "operationKind": "query",
    "text": "query classesChosenQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    ...classOption_class\n    id\n  }\n}\n\nfragment classOption_class on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n}\n"
  }
};
})();

(node as any).hash = "0c81e7c93b397baf9c317b9169cb1604";

export default node;
