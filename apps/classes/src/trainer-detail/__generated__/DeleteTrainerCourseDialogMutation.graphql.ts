/**
 * @generated SignedSource<<0f4d50b81aac6ce8928bc9b2734d8ec0>>
 * @relayHash 8559aa23224ada5fa7a633635abdf457
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3071b5f1049842bcba42e3b74c19e26e77861c40646d46339111aa66e5a6dc49

import type { ConcreteRequest } from 'relay-runtime';
export type deleteTrainerCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type DeleteTrainerCourseDialogMutation$variables = {
  input: deleteTrainerCourseInput;
};
export type DeleteTrainerCourseDialogMutation$data = {
  readonly deleteTrainerCourse: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type DeleteTrainerCourseDialogMutation = {
  response: DeleteTrainerCourseDialogMutation$data;
  variables: DeleteTrainerCourseDialogMutation$variables;
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
    "concreteType": "deleteTrainerCoursePayload",
    "kind": "LinkedField",
    "name": "deleteTrainerCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
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
    "name": "DeleteTrainerCourseDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteTrainerCourseDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8559aa23224ada5fa7a633635abdf457",
    "id": "3071b5f1049842bcba42e3b74c19e26e77861c40646d46339111aa66e5a6dc49",
    "metadata": {},
    "name": "DeleteTrainerCourseDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteTrainerCourseDialogMutation(\n  $input: deleteTrainerCourseInput!\n) {\n  deleteTrainerCourse(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "6e7eb88f22ee86d85c6de4104abb1dd3";

export default node;
