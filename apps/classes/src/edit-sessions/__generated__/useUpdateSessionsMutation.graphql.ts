/**
 * @generated SignedSource<<18fb8e6a244ec0ccb3950263eff71fe0>>
 * @relayHash e9206c1cf5c0ddd63305660b164ea1bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 131f0f92cdea3bb2d185e9c989f9f6785b645b335a1f8a4225c7e298c559c11d

import type { ConcreteRequest } from 'relay-runtime';
export type updateTrainingSessionsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  sessions?: ReadonlyArray<TrainingSessionInput> | null | undefined;
  version?: number | null | undefined;
};
export type TrainingSessionInput = {
  date: string;
  endsAt: string;
  id?: string | null | undefined;
  meetingLink?: string | null | undefined;
  startsAt: string;
  venue?: string | null | undefined;
};
export type useUpdateSessionsMutation$variables = {
  input: updateTrainingSessionsInput;
};
export type useUpdateSessionsMutation$data = {
  readonly updateTrainingSessions: {
    readonly trainingClass: {
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly startsAt: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateSessionsMutation = {
  response: useUpdateSessionsMutation$data;
  variables: useUpdateSessionsMutation$variables;
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
    "concreteType": "updateTrainingSessionsPayload",
    "kind": "LinkedField",
    "name": "updateTrainingSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
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
            "kind": "ScalarField",
            "name": "version",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e9206c1cf5c0ddd63305660b164ea1bd",
    "id": "131f0f92cdea3bb2d185e9c989f9f6785b645b335a1f8a4225c7e298c559c11d",
    "metadata": {},
    "name": "useUpdateSessionsMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateSessionsMutation(\n  $input: updateTrainingSessionsInput!\n) {\n  updateTrainingSessions(input: $input) {\n    trainingClass {\n      id\n      version\n      startsAt\n      endsAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "34e170ed1ebb5f679148996edc383a1c";

export default node;
