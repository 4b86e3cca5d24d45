/**
 * @generated SignedSource<<085fbcf562368f4fdf3db3d3e3bf6a98>>
 * @relayHash 8dad7316f0ea82691debe4d916302769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a950a1c043cb70e293897bd4afc0f5f2ecf7ba706c72d97d4a12e3eefe758c

import type { ConcreteRequest } from 'relay-runtime';
export type importDelegatesInput = {
  bookingItem: string;
  clientMutationId?: string | null | undefined;
  delegates: string;
};
export type useImportDelegatesMutation$variables = {
  input: importDelegatesInput;
};
export type useImportDelegatesMutation$data = {
  readonly importDelegates: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useImportDelegatesMutation = {
  response: useImportDelegatesMutation$data;
  variables: useImportDelegatesMutation$variables;
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
    "concreteType": "importDelegatesPayload",
    "kind": "LinkedField",
    "name": "importDelegates",
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
    "name": "useImportDelegatesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportDelegatesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8dad7316f0ea82691debe4d916302769",
    "id": "43a950a1c043cb70e293897bd4afc0f5f2ecf7ba706c72d97d4a12e3eefe758c",
    "metadata": {},
    "name": "useImportDelegatesMutation",
    "operationKind": "mutation",
    "text": "mutation useImportDelegatesMutation(\n  $input: importDelegatesInput!\n) {\n  importDelegates(input: $input) {\n    job {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb1fbe701e22f805bd0d74873e2853ff";

export default node;
