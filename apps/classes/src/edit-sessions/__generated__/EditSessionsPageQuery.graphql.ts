/**
 * @generated SignedSource<<1a23b712f998f8cb72f90a17f6fa59b8>>
 * @relayHash 0f1469e665cdd99d9451e2162986ab89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dd60747f7f38c934125939f2a76e935f1d84b3d3a097fd8d421715d3d1265b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSessionsPageQuery$variables = {
  id: string;
};
export type EditSessionsPageQuery$data = {
  readonly trainingClass: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EditSessionsPage_class">;
  } | null | undefined;
};
export type EditSessionsPageQuery = {
  response: EditSessionsPageQuery$data;
  variables: EditSessionsPageQuery$variables;
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
    "name": "EditSessionsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditSessionsPage_class"
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
    "name": "EditSessionsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryFormat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seatsReservedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 50
              }
            ],
            "concreteType": "TrainingSessionCursorConnection",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSessionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSession",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "venue",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "meetingLink",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "attended",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "noted",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "sessions(first:50)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0f1469e665cdd99d9451e2162986ab89",
    "id": "5dd60747f7f38c934125939f2a76e935f1d84b3d3a097fd8d421715d3d1265b9",
    "metadata": {},
    "name": "EditSessionsPageQuery",
    "operationKind": "query",
    "text": "query EditSessionsPageQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    id\n    ...EditSessionsPage_class\n  }\n}\n\nfragment EditSessionsForm_class on TrainingClass {\n  id\n  version\n  deliveryFormat\n  seatsReservedCount\n  trainer {\n    id\n  }\n  sessions(first: 50) {\n    edges {\n      node {\n        id\n        startsAt\n        endsAt\n        venue\n        meetingLink\n        attended\n        noted\n      }\n    }\n  }\n}\n\nfragment EditSessionsPage_class on TrainingClass {\n  id\n  version\n  reference\n  title\n  status\n  ...EditSessionsForm_class\n}\n"
  }
};
})();

(node as any).hash = "cb188cbc7cbfe1687be7481eb11dfd4c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
