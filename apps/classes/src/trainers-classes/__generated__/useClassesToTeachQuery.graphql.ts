/**
 * @generated SignedSource<<94486d4ab4006b8b43fd56d56b31e1d5>>
 * @relayHash eb3116b2198b186869c1e6d91dffee08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fe2d52ccb03c52426bd56dc588de39cb61c639051cb81652dce3fc32623d6e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClassesToTeachQuery$variables = {
  id: string;
};
export type useClassesToTeachQuery$data = {
  readonly trainer: {
    readonly classesToTeach: ReadonlyArray<{
      readonly courseVersion: {
        readonly course: {
          readonly id: string;
        };
      };
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrainersClasses_classes">;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type useClassesToTeachQuery = {
  response: useClassesToTeachQuery$data;
  variables: useClassesToTeachQuery$variables;
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
  "concreteType": "Course",
  "kind": "LinkedField",
  "name": "course",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClassesToTeachQuery",
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
                "concreteType": "CourseVersion",
                "kind": "LinkedField",
                "name": "courseVersion",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "name": "useClassesToTeachQuery",
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
                "concreteType": "CourseVersion",
                "kind": "LinkedField",
                "name": "courseVersion",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eb3116b2198b186869c1e6d91dffee08",
    "id": "4fe2d52ccb03c52426bd56dc588de39cb61c639051cb81652dce3fc32623d6e8",
    "metadata": {},
    "name": "useClassesToTeachQuery",
    "operationKind": "query",
    "text": "query useClassesToTeachQuery(\n  $id: ID!\n) {\n  trainer(id: $id) {\n    id\n    classesToTeach {\n      id\n      courseVersion {\n        course {\n          id\n        }\n        id\n      }\n      ...TrainersClasses_classes\n    }\n  }\n}\n\nfragment TrainersClasses_classes on TrainingClass {\n  id\n  reference\n  title\n  status\n  startsAt\n  endsAt\n}\n"
  }
};
})();

(node as any).hash = "1c6ff68389ae517a9defde5d0d8b5aa5";

export default node;
