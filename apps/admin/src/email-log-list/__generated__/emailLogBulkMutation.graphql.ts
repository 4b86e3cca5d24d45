/**
 * @generated SignedSource<<06a1194fe3b3b31baf2acd91b1d25223>>
 * @relayHash 8cf3d1b55be32c4641e1af66fca66f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee020d3adabaf5bafa9e81f7a164b0adf81f60f223f24a426229dbdde1afb013

import type { ConcreteRequest } from 'relay-runtime';
export type tryEmailsAgainInput = {
  clientMutationId?: string | null | undefined;
  frozen?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type emailLogBulkMutation$variables = {
  input: tryEmailsAgainInput;
};
export type emailLogBulkMutation$data = {
  readonly started: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type emailLogBulkMutation = {
  response: emailLogBulkMutation$data;
  variables: emailLogBulkMutation$variables;
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
    "concreteType": "tryEmailsAgainPayload",
    "kind": "LinkedField",
    "name": "tryEmailsAgain",
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
    "name": "emailLogBulkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "emailLogBulkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8cf3d1b55be32c4641e1af66fca66f85",
    "id": "ee020d3adabaf5bafa9e81f7a164b0adf81f60f223f24a426229dbdde1afb013",
    "metadata": {},
    "name": "emailLogBulkMutation",
    "operationKind": "mutation",
    "text": "mutation emailLogBulkMutation(\n  $input: tryEmailsAgainInput!\n) {\n  started: tryEmailsAgain(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4665e4c2e9cdf8683d3202654148c858";

export default node;
