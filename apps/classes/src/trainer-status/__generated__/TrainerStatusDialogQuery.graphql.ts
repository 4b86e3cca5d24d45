/**
 * @generated SignedSource<<5e1a4c4f5457a6ff247ab8902e3dcee8>>
 * @relayHash ba6998b9f161eb084148934f6b293f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05d10a5f6bd85577cbf75fd31ae5dc7758ef78b15182169b60c52c0ae15ad51c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrainerStatusDialogQuery$variables = {
  id: string;
};
export type TrainerStatusDialogQuery$data = {
  readonly trainer: {
    readonly classesToTeach: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrainersClasses_classes">;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type TrainerStatusDialogQuery = {
  response: TrainerStatusDialogQuery$data;
  variables: TrainerStatusDialogQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrainerStatusDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "classesToTeach",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TrainersClasses_classes"
              }
            ],
            "storageKey": null
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
    "name": "TrainerStatusDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "classesToTeach",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ba6998b9f161eb084148934f6b293f8a",
    "id": "05d10a5f6bd85577cbf75fd31ae5dc7758ef78b15182169b60c52c0ae15ad51c",
    "metadata": {},
    "name": "TrainerStatusDialogQuery",
    "operationKind": "query",
    "text": "query TrainerStatusDialogQuery(\n  $id: ID!\n) {\n  trainer(id: $id) {\n    id\n    classesToTeach {\n      id\n      ...TrainersClasses_classes\n    }\n  }\n}\n\nfragment TrainersClasses_classes on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n}\n"
  }
};
})();

(node as any).hash = "856e6c55978efc653817ed4c019d9987";

export default node;
