/**
 * @generated SignedSource<<99118404b9aa8194fb05d6983ddc73ed>>
 * @relayHash 6d8f6abe7804c6c14b4c9d195925d6b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164a9d3a45a5d0e6055af824b8c8a103eaea810d985735a450a8a5cdd2495fc1

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
v1 = [
  {
    "kind": "Variable",
    "name": "trainingClass",
    "variableName": "trainingClass"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainingClass"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
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
        "args": (v1/*:: as any*/),
        "concreteType": "FeedbackAsked",
        "kind": "LinkedField",
        "name": "feedbackAsked",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PeopleAsked_people"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
        "args": (v1/*:: as any*/),
        "concreteType": "FeedbackAsked",
        "kind": "LinkedField",
        "name": "feedbackAsked",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "customerContact",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": (v7/*:: as any*/),
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
              (v6/*:: as any*/),
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
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6d8f6abe7804c6c14b4c9d195925d6b5",
    "id": "164a9d3a45a5d0e6055af824b8c8a103eaea810d985735a450a8a5cdd2495fc1",
    "metadata": {},
    "name": "FeedbackOfClassPanelQuery",
    "operationKind": "query",
    "text": "query FeedbackOfClassPanelQuery(\n  $trainingClass: ID!\n) {\n  feedbackAsked(trainingClass: $trainingClass) {\n    kind\n    ...PeopleAsked_people\n  }\n  trainingClass(id: $trainingClass) {\n    status\n    startsAt\n    id\n  }\n}\n\nfragment PeopleAsked_people on FeedbackAsked {\n  name\n  attendee {\n    id\n  }\n  customerContact {\n    id\n  }\n  trainer {\n    id\n  }\n  feedback {\n    id\n    sentiment\n  }\n}\n"
  }
};
})();

(node as any).hash = "24188ee1d6f9be4efd564d9c717660d9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
