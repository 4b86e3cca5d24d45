/**
 * @generated SignedSource<<4fd0168f675a52178baeed45f63d747c>>
 * @relayHash 2323894a65e2e165c7c2518eda193fa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49192e3f50b6816aecde748bedff7dd9c5e3ca51663da26aa6f2bc87932a3d06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SwitchWorkflowQuery$variables = {
  id: string;
};
export type SwitchWorkflowQuery$data = {
  readonly workflow: {
    readonly id: string;
    readonly impactOfSwitch: {
      readonly " $fragmentSpreads": FragmentRefs<"JobsOfChange_impact">;
    } | null | undefined;
  } | null | undefined;
};
export type SwitchWorkflowQuery = {
  response: SwitchWorkflowQuery$data;
  variables: SwitchWorkflowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "SwitchWorkflowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowImpact",
            "kind": "LinkedField",
            "name": "impactOfSwitch",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobsOfChange_impact"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SwitchWorkflowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowImpact",
            "kind": "LinkedField",
            "name": "impactOfSwitch",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "made",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moved",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "renewed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "skipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blocked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canceled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runningAtOnce",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isWhole",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowPlannedJob",
                "kind": "LinkedField",
                "name": "first",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "change",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reference",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "runAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "runsAtOnce",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "2323894a65e2e165c7c2518eda193fa6",
    "id": "49192e3f50b6816aecde748bedff7dd9c5e3ca51663da26aa6f2bc87932a3d06",
    "metadata": {},
    "name": "SwitchWorkflowQuery",
    "operationKind": "query",
    "text": "query SwitchWorkflowQuery(\n  $id: ID!\n) {\n  workflow(id: $id) {\n    id\n    impactOfSwitch {\n      ...JobsOfChange_impact\n    }\n  }\n}\n\nfragment JobsOfChange_impact on WorkflowImpact {\n  made\n  moved\n  renewed\n  skipped\n  blocked\n  canceled\n  runningAtOnce\n  isWhole\n  counted\n  first {\n    change\n    reference\n    title\n    runAt\n    runsAtOnce\n  }\n}\n"
  }
};
})();

(node as any).hash = "90d0dcfecec438ed912613dd434fd161";

export default node;
