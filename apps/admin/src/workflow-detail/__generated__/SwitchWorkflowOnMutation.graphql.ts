/**
 * @generated SignedSource<<68206f9d03f04d55f4d34db8333bd0a5>>
 * @relayHash c5ce9509a90acf182e239650152bcc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 110ecf202ad4b0c2c176ca64e2d3d21bede81cf3cae0befb2a022f85a027c645

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type switchWorkflowOnInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type SwitchWorkflowOnMutation$variables = {
  input: switchWorkflowOnInput;
};
export type SwitchWorkflowOnMutation$data = {
  readonly switchWorkflowOn: {
    readonly workflow: {
      readonly " $fragmentSpreads": FragmentRefs<"SwitchWorkflow_workflow">;
    } | null | undefined;
  } | null | undefined;
};
export type SwitchWorkflowOnMutation = {
  response: SwitchWorkflowOnMutation$data;
  variables: SwitchWorkflowOnMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SwitchWorkflowOnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "switchWorkflowOnPayload",
        "kind": "LinkedField",
        "name": "switchWorkflowOn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SwitchWorkflow_workflow"
              }
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
    "name": "SwitchWorkflowOnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "switchWorkflowOnPayload",
        "kind": "LinkedField",
        "name": "switchWorkflowOn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
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
                "name": "name",
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
                "name": "isActive",
                "storageKey": null
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
    "cacheID": "c5ce9509a90acf182e239650152bcc24",
    "id": "110ecf202ad4b0c2c176ca64e2d3d21bede81cf3cae0befb2a022f85a027c645",
    "metadata": {},
    "name": "SwitchWorkflowOnMutation",
    "operationKind": "mutation",
    "text": "mutation SwitchWorkflowOnMutation(\n  $input: switchWorkflowOnInput!\n) {\n  switchWorkflowOn(input: $input) {\n    workflow {\n      ...SwitchWorkflow_workflow\n      id\n    }\n  }\n}\n\nfragment SwitchWorkflow_workflow on Workflow {\n  id\n  name\n  version\n  isActive\n}\n"
  }
};
})();

(node as any).hash = "10f665e9e9c76054ecbda642b0938031";

export default node;
