/**
 * @generated SignedSource<<c6b8d527e1769f49d8a467820b6a0a3f>>
 * @relayHash 3d84d5453fb6d3130ef05c50e399faa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2751ec2813ee71fa15f43872234d2e5c1dcd37b6129c4b76274759943382dbb8

import type { ConcreteRequest } from 'relay-runtime';
export type SessionTimesInput = {
  endsAt: string;
  startsAt: string;
};
export type useTrainerClashesQuery$variables = {
  ownClass?: string | null | undefined;
  sessions: ReadonlyArray<SessionTimesInput>;
  trainer: string;
};
export type useTrainerClashesQuery$data = {
  readonly trainer: {
    readonly clashes: ReadonlyArray<{
      readonly endsAt: string;
      readonly reference: string;
      readonly startsAt: string;
      readonly trainingClass: string;
    }>;
    readonly contact: {
      readonly fullName: string;
    };
    readonly id: string;
    readonly unavailableDuring: ReadonlyArray<{
      readonly fromDay: string;
      readonly id: string;
      readonly note: string | null | undefined;
      readonly toDay: string;
    }>;
  } | null | undefined;
};
export type useTrainerClashesQuery = {
  response: useTrainerClashesQuery$data;
  variables: useTrainerClashesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ownClass"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sessions"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainer"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "sessions",
  "variableName": "sessions"
},
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "exceptClass",
      "variableName": "ownClass"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "TrainerClash",
  "kind": "LinkedField",
  "name": "clashes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trainingClass",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    (v6/*:: as any*/)
  ],
  "concreteType": "TrainerUnavailability",
  "kind": "LinkedField",
  "name": "unavailableDuring",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrainerClashesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTrainerClashesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Trainer",
        "kind": "LinkedField",
        "name": "trainer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3d84d5453fb6d3130ef05c50e399faa8",
    "id": "2751ec2813ee71fa15f43872234d2e5c1dcd37b6129c4b76274759943382dbb8",
    "metadata": {},
    "name": "useTrainerClashesQuery",
    "operationKind": "query",
    "text": "query useTrainerClashesQuery(\n  $trainer: ID!\n  $sessions: [SessionTimesInput!]!\n  $ownClass: ID\n) {\n  trainer(id: $trainer) {\n    id\n    contact {\n      fullName\n      id\n    }\n    clashes(sessions: $sessions, exceptClass: $ownClass) {\n      trainingClass\n      reference\n      startsAt\n      endsAt\n    }\n    unavailableDuring(sessions: $sessions) {\n      id\n      fromDay\n      toDay\n      note\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3c4b51b19fa338c0da86b448e09f5547";

export default node;
