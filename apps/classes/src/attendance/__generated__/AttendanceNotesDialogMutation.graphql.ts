/**
 * @generated SignedSource<<0a169f4e5b2cc7535459a84f844f9bb7>>
 * @relayHash e44eebc9864f69e8b5e13b99c7f2e958
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4831e83c317874cc018d55a2d8b372167349aeb78666b71434bd0bb01070ebdf

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "full" | "none" | "partial" | "%future added value";
export type updateTrainingSeatInput = {
  attendance?: Attendance | null | undefined;
  attendanceComments?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type AttendanceNotesDialogMutation$variables = {
  input: updateTrainingSeatInput;
};
export type AttendanceNotesDialogMutation$data = {
  readonly updateTrainingSeat: {
    readonly trainingSeat: {
      readonly attendance: Attendance;
      readonly attendanceComments: string | null | undefined;
      readonly id: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type AttendanceNotesDialogMutation = {
  response: AttendanceNotesDialogMutation$data;
  variables: AttendanceNotesDialogMutation$variables;
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
    "concreteType": "updateTrainingSeatPayload",
    "kind": "LinkedField",
    "name": "updateTrainingSeat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TrainingSeat",
        "kind": "LinkedField",
        "name": "trainingSeat",
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
            "name": "attendance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attendanceComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "AttendanceNotesDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttendanceNotesDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e44eebc9864f69e8b5e13b99c7f2e958",
    "id": "4831e83c317874cc018d55a2d8b372167349aeb78666b71434bd0bb01070ebdf",
    "metadata": {},
    "name": "AttendanceNotesDialogMutation",
    "operationKind": "mutation",
    "text": "mutation AttendanceNotesDialogMutation(\n  $input: updateTrainingSeatInput!\n) {\n  updateTrainingSeat(input: $input) {\n    trainingSeat {\n      id\n      attendance\n      attendanceComments\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b02bff00771012184828dc639c772f04";

export default node;
