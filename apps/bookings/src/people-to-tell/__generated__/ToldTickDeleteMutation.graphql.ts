/**
 * @generated SignedSource<<281375411733ae0042059346f4a87174>>
 * @relayHash 847165fc959bfb864d367d1c67ebd045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19431949e35270af210d2f0ddbbfcd7029e203d830022d17f36ec7eff3751522

import type { ConcreteRequest } from 'relay-runtime';
export type deleteTellingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type ToldTickDeleteMutation$variables = {
  input: deleteTellingInput;
};
export type ToldTickDeleteMutation$data = {
  readonly deleteTelling: {
    readonly telling: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ToldTickDeleteMutation = {
  response: ToldTickDeleteMutation$data;
  variables: ToldTickDeleteMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ToldTickDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteTellingPayload",
        "kind": "LinkedField",
        "name": "deleteTelling",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteTellingPayloadData",
            "kind": "LinkedField",
            "name": "telling",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ToldTickDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "deleteTellingPayload",
        "kind": "LinkedField",
        "name": "deleteTelling",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "deleteTellingPayloadData",
            "kind": "LinkedField",
            "name": "telling",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "847165fc959bfb864d367d1c67ebd045",
    "id": "19431949e35270af210d2f0ddbbfcd7029e203d830022d17f36ec7eff3751522",
    "metadata": {},
    "name": "ToldTickDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation ToldTickDeleteMutation(\n  $input: deleteTellingInput!\n) {\n  deleteTelling(input: $input) {\n    telling {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "95c2be51d64da4279f24824f43bdf98f";

export default node;
