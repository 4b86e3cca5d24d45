/**
 * @generated SignedSource<<d6db6cfbacb7b69d4c50ac64f1261122>>
 * @relayHash da57c0716ec902ee48e2b1e3434bdc69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f1f05a36d5524d6932a80ab469afbe441766b3c7e35d6d630a73fc12e62280

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackKind = "attendee_post_course" | "attendee_pre_course" | "booker_post_course" | "trainer_post_course" | "%future added value";
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
export type recordFeedbackInput = {
  answers: ReadonlyArray<QuestionaireAnswerInput>;
  clientMutationId?: string | null | undefined;
  kind: FeedbackKind;
  person: string;
  questionaire: string;
  sentiment?: Sentiment | null | undefined;
  trainingClass: string;
};
export type QuestionaireAnswerInput = {
  questionId: string;
  values: ReadonlyArray<string>;
};
export type RecordFeedbackFormMutation$variables = {
  input: recordFeedbackInput;
};
export type RecordFeedbackFormMutation$data = {
  readonly recordFeedback: {
    readonly feedback: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type RecordFeedbackFormMutation = {
  response: RecordFeedbackFormMutation$data;
  variables: RecordFeedbackFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "recordFeedbackPayload",
    "kind": "LinkedField",
    "name": "recordFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Feedback",
        "kind": "LinkedField",
        "name": "feedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "RecordFeedbackFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordFeedbackFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "da57c0716ec902ee48e2b1e3434bdc69",
    "id": "65f1f05a36d5524d6932a80ab469afbe441766b3c7e35d6d630a73fc12e62280",
    "metadata": {},
    "name": "RecordFeedbackFormMutation",
    "operationKind": "mutation",
    "text": "mutation RecordFeedbackFormMutation(\n  $input: recordFeedbackInput!\n) {\n  recordFeedback(input: $input) {\n    feedback {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1937ee25a03a35a53e2a65af577f6c43";

export default node;
