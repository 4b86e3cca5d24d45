/**
 * @generated SignedSource<<387744de583f6de87cf7eeafc170b174>>
 * @relayHash cf4fc0a3fe4e34d8609a5afbb15828e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acbbd84762b28cf8fca95225e28ae03fc53abd860cb2a93e4f12ce6257228793

import type { ConcreteRequest } from 'relay-runtime';
export type issueInvoicesInput = {
  clientMutationId?: string | null | undefined;
  documentDate?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type IssueInvoicesDialogMutation$variables = {
  input: issueInvoicesInput;
};
export type IssueInvoicesDialogMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type IssueInvoicesDialogMutation = {
  response: IssueInvoicesDialogMutation$data;
  variables: IssueInvoicesDialogMutation$variables;
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
    "alias": "started",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "issueInvoicesPayload",
    "kind": "LinkedField",
    "name": "issueInvoices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
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
    "name": "IssueInvoicesDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IssueInvoicesDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cf4fc0a3fe4e34d8609a5afbb15828e5",
    "id": "acbbd84762b28cf8fca95225e28ae03fc53abd860cb2a93e4f12ce6257228793",
    "metadata": {},
    "name": "IssueInvoicesDialogMutation",
    "operationKind": "mutation",
    "text": "mutation IssueInvoicesDialogMutation(\n  $input: issueInvoicesInput!\n) {\n  started: issueInvoices(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c8f4eccb7a6a2a31bcb5fc2fe2a4ac70";

export default node;
