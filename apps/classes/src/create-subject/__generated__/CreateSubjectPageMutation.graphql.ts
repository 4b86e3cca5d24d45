/**
 * @generated SignedSource<<bd88dd9aac0d0185870b2278cf820cbd>>
 * @relayHash c4c738bf9a46bf7e26fb281ce46a69b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a724be3f67c407227a487cf9092c05675a0d63e0b9eea8f79e827c757c80aaee

import type { ConcreteRequest } from 'relay-runtime';
export type createSubjectInput = {
  clientMutationId?: string | null | undefined;
  title: string;
};
export type CreateSubjectPageMutation$variables = {
  input: createSubjectInput;
};
export type CreateSubjectPageMutation$data = {
  readonly createSubject: {
    readonly subject: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
};
export type CreateSubjectPageMutation = {
  response: CreateSubjectPageMutation$data;
  variables: CreateSubjectPageMutation$variables;
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
    "concreteType": "createSubjectPayload",
    "kind": "LinkedField",
    "name": "createSubject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Subject",
        "kind": "LinkedField",
        "name": "subject",
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
            "name": "title",
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
    "name": "CreateSubjectPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSubjectPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c4c738bf9a46bf7e26fb281ce46a69b1",
    "id": "a724be3f67c407227a487cf9092c05675a0d63e0b9eea8f79e827c757c80aaee",
    "metadata": {},
    "name": "CreateSubjectPageMutation",
    "operationKind": "mutation",
    "text": "mutation CreateSubjectPageMutation(\n  $input: createSubjectInput!\n) {\n  createSubject(input: $input) {\n    subject {\n      id\n      title\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9f7282815e5735cb03ba0dd13cc83217";

export default node;
