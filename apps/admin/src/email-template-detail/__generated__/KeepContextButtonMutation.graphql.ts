/**
 * @generated SignedSource<<5324342b7a28bf499c9de6e9c66e2008>>
 * @relayHash 7120a1c3f6c765adf319283b4cefddf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4045e67a9a73aa84ccc91082f1568bb75223ae5e5324b2f89bc3821b4210f49e

import type { ConcreteRequest } from 'relay-runtime';
export type createEmailBuildContextInput = {
  clientMutationId?: string | null | undefined;
  record: string;
  template: string;
};
export type KeepContextButtonMutation$variables = {
  input: createEmailBuildContextInput;
};
export type KeepContextButtonMutation$data = {
  readonly createEmailBuildContext: {
    readonly emailBuildContext: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type KeepContextButtonMutation = {
  response: KeepContextButtonMutation$data;
  variables: KeepContextButtonMutation$variables;
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
    "concreteType": "createEmailBuildContextPayload",
    "kind": "LinkedField",
    "name": "createEmailBuildContext",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailBuildContext",
        "kind": "LinkedField",
        "name": "emailBuildContext",
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
    "name": "KeepContextButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeepContextButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7120a1c3f6c765adf319283b4cefddf0",
    "id": "4045e67a9a73aa84ccc91082f1568bb75223ae5e5324b2f89bc3821b4210f49e",
    "metadata": {},
    "name": "KeepContextButtonMutation",
    "operationKind": "mutation",
    "text": "mutation KeepContextButtonMutation(\n  $input: createEmailBuildContextInput!\n) {\n  createEmailBuildContext(input: $input) {\n    emailBuildContext {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f7e2672889438382046cf3950ffbe6e0";

export default node;
