/**
 * @generated SignedSource<<e8ca3ce76fe0b49b38ab606ad6b0d69c>>
 * @relayHash c54d66ef9c747284e6a4e9394baaad1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67903663386b6edd430c2e797cfecb97574a65e685c8721eddb32fd39368a139

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
export type FeedbackOfClassPanelQuery$variables = {
  trainingClass: string;
};
export type FeedbackOfClassPanelQuery$data = {
  readonly feedbackAsked: ReadonlyArray<{
    readonly kind: FeedbackKind;
    readonly " $fragmentSpreads": FragmentRefs<"PeopleAsked_people">;
  }>;
  readonly feedbacks: {
    readonly totalCount: number;
  };
  readonly trainingClass: {
    readonly startsAt: string | null | undefined;
    readonly status: TrainingClassStatus;
  } | null | undefined;
};
export type FeedbackOfClassPanelQuery = {
  response: FeedbackOfClassPanelQuery$data;
  variables: FeedbackOfClassPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trainingClass"
  }
],
v1 = {
  "kind": "Variable",
  "name": "trainingClass",
  "variableName": "trainingClass"
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "FeedbackCursorConnection",
  "kind": "LinkedField",
  "name": "feedbacks",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainingClass"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackOfClassPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "FeedbackAsked",
        "kind": "LinkedField",
        "name": "feedbackAsked",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PeopleAsked_people"
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "FeedbackOfClassPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "FeedbackAsked",
        "kind": "LinkedField",
        "name": "feedbackAsked",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "concreteType": "Attendee",
            "kind": "LinkedField",
            "name": "attendee",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
            "kind": "LinkedField",
            "name": "feedback",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentiment",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c54d66ef9c747284e6a4e9394baaad1e",
    "id": "67903663386b6edd430c2e797cfecb97574a65e685c8721eddb32fd39368a139",
    "metadata": {},
    "name": "FeedbackOfClassPanelQuery",
    "operationKind": "query",
    "text": "query FeedbackOfClassPanelQuery(\n  $trainingClass: ID!\n) {\n  feedbackAsked(trainingClass: $trainingClass) {\n    kind\n    ...PeopleAsked_people\n  }\n  feedbacks(trainingClass: $trainingClass, first: 1) {\n    totalCount\n  }\n  trainingClass(id: $trainingClass) {\n    status\n    startsAt\n    id\n  }\n}\n\nfragment PeopleAsked_people on FeedbackAsked {\n  name\n  attendee {\n    id\n  }\n  customerContact {\n    id\n  }\n  trainer {\n    id\n  }\n  feedback {\n    id\n    sentiment\n  }\n}\n"
  }
};
})();

(node as any).hash = "9e26310649f60b9c5f826281805aa70d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
