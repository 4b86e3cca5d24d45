/**
 * @generated SignedSource<<a71df26fcc785afc7de4fc12201a354b>>
 * @relayHash 4bbee9682af5ff5570041c1f55f6d4e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f16fe8867e8e7a1adefbb87877edfb27292b62e20b6632848d10c588b2a920bf

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
export type TicketListPageCountQuery$variables = {
  booking?: string | null | undefined;
  createdBy?: string | null | undefined;
  filtered: boolean;
  status?: ReadonlyArray<TicketStatus> | null | undefined;
  total: boolean;
};
export type TicketListPageCountQuery$data = {
  readonly all?: {
    readonly totalCount: number;
  };
  readonly matching?: {
    readonly totalCount: number;
  };
};
export type TicketListPageCountQuery = {
  response: TicketListPageCountQuery$data;
  variables: TicketListPageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "booking"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "createdBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtered"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
  {
    "condition": "filtered",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "matching",
        "args": [
          {
            "kind": "Variable",
            "name": "booking",
            "variableName": "booking"
          },
          {
            "kind": "Variable",
            "name": "createdBy",
            "variableName": "createdBy"
          },
          {
            "kind": "Variable",
            "name": "status_list",
            "variableName": "status"
          }
        ],
        "concreteType": "TicketCursorConnection",
        "kind": "LinkedField",
        "name": "tickets",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "total",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "TicketCursorConnection",
        "kind": "LinkedField",
        "name": "tickets",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketListPageCountQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TicketListPageCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "4bbee9682af5ff5570041c1f55f6d4e6",
    "id": "f16fe8867e8e7a1adefbb87877edfb27292b62e20b6632848d10c588b2a920bf",
    "metadata": {},
    "name": "TicketListPageCountQuery",
    "operationKind": "query",
    "text": "query TicketListPageCountQuery(\n  $createdBy: ID\n  $booking: ID\n  $status: [TicketStatus!]\n  $filtered: Boolean!\n  $total: Boolean!\n) {\n  matching: tickets(createdBy: $createdBy, booking: $booking, status_list: $status) @include(if: $filtered) {\n    totalCount\n  }\n  all: tickets @include(if: $total) {\n    totalCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "53803fe5aeb6cc478c3b2c43d87d829d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
