/**
 * @generated SignedSource<<2c5e1241c5152dadd5c0c501f79a2887>>
 * @relayHash 322653bc6be47de74bf4bf478706b00c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4129965d21d1c6c36ef5f0cbe9e0e93251d7901ed9debff3710bef2c6bd2df7

import type { ConcreteRequest } from 'relay-runtime';
export type issueInvoicesInput = {
  clientMutationId?: string | null | undefined;
  documentDate?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type invoiceBulkIssueMutation$variables = {
  input: issueInvoicesInput;
};
export type invoiceBulkIssueMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type invoiceBulkIssueMutation = {
  response: invoiceBulkIssueMutation$data;
  variables: invoiceBulkIssueMutation$variables;
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
    "name": "invoiceBulkIssueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invoiceBulkIssueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "322653bc6be47de74bf4bf478706b00c",
    "id": "b4129965d21d1c6c36ef5f0cbe9e0e93251d7901ed9debff3710bef2c6bd2df7",
    "metadata": {},
    "name": "invoiceBulkIssueMutation",
    "operationKind": "mutation",
    "text": "mutation invoiceBulkIssueMutation(\n  $input: issueInvoicesInput!\n) {\n  started: issueInvoices(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3a0abe7e877d17903f8e9a00b7ef7ca4";

export default node;
