/**
 * @generated SignedSource<<721fb496dc983940becf6677f423fe80>>
 * @relayHash 8f93273d7c2c20e50f69e773279623b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3f3da30ce52f30e984f2a72805583d48d24065864090c867bd8c7ff2215f337

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "created" | "deleted" | "updated" | "%future added value";
export type liveChangesSubscription$variables = {
  missed: number;
};
export type liveChangesSubscription$data = {
  readonly changes: {
    readonly changes: ReadonlyArray<{
      readonly id: string;
      readonly key: string | null | undefined;
      readonly lists: ReadonlyArray<string>;
      readonly records: ReadonlyArray<{
        readonly id: string;
        readonly kind: ChangeKind;
        readonly type: string;
        readonly version: number | null | undefined;
      }>;
      readonly touched: ReadonlyArray<string>;
    }>;
    readonly gap: boolean;
  };
};
export type liveChangesSubscription = {
  response: liveChangesSubscription$data;
  variables: liveChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "missed"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "missed",
        "variableName": "missed"
      }
    ],
    "concreteType": "Changes",
    "kind": "LinkedField",
    "name": "changes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gap",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Change",
        "kind": "LinkedField",
        "name": "changes",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangedRecord",
            "kind": "LinkedField",
            "name": "records",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
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
                "name": "kind",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "touched",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lists",
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
    "name": "liveChangesSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "liveChangesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "8f93273d7c2c20e50f69e773279623b6",
    "id": "f3f3da30ce52f30e984f2a72805583d48d24065864090c867bd8c7ff2215f337",
    "metadata": {},
    "name": "liveChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription liveChangesSubscription(\n  $missed: Int!\n) {\n  changes(missed: $missed) {\n    gap\n    changes {\n      id\n      key\n      records {\n        id\n        type\n        version\n        kind\n      }\n      touched\n      lists\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "83837c68488175638164a2f19f84bdc2";

export default node;
