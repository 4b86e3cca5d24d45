/**
 * @generated SignedSource<<0bb64d0e71c303e2811a076a6452e8cb>>
 * @relayHash bda2cdb009358468ccf39f74054b9a83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 138dfef59cd244653276826b8f22173d7dd5bd253951c207ee6c474f8cf2060f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type switchWorkflowOffInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type SwitchWorkflowOffMutation$variables = {
  input: switchWorkflowOffInput;
};
export type SwitchWorkflowOffMutation$data = {
  readonly switchWorkflowOff: {
    readonly workflow: {
      readonly " $fragmentSpreads": FragmentRefs<"SwitchWorkflow_workflow">;
    } | null | undefined;
  } | null | undefined;
};
export type SwitchWorkflowOffMutation = {
  response: SwitchWorkflowOffMutation$data;
  variables: SwitchWorkflowOffMutation$variables;
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
    "name": "SwitchWorkflowOffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "switchWorkflowOffPayload",
        "kind": "LinkedField",
        "name": "switchWorkflowOff",
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
    "name": "SwitchWorkflowOffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "switchWorkflowOffPayload",
        "kind": "LinkedField",
        "name": "switchWorkflowOff",
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
    "cacheID": "bda2cdb009358468ccf39f74054b9a83",
    "id": "138dfef59cd244653276826b8f22173d7dd5bd253951c207ee6c474f8cf2060f",
    "metadata": {},
    "name": "SwitchWorkflowOffMutation",
    "operationKind": "mutation",
    "text": "mutation SwitchWorkflowOffMutation(\n  $input: switchWorkflowOffInput!\n) {\n  switchWorkflowOff(input: $input) {\n    workflow {\n      ...SwitchWorkflow_workflow\n      id\n    }\n  }\n}\n\nfragment SwitchWorkflow_workflow on Workflow {\n  id\n  name\n  version\n  isActive\n}\n"
  }
};
})();

(node as any).hash = "716702420de67c834d3ea303fe887469";

export default node;
