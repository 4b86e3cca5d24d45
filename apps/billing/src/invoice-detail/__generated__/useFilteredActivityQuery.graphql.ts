/**
 * @generated SignedSource<<4502864a1c11ba295f8276d583acb995>>
 * @relayHash e79fc786a6359552bf6ca8743eeec6ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef95d0a23a955f686a0ed1e7760d3aaaffce0f39fceac24c244d37e873780bdb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceAction = "created" | "credited" | "downloaded" | "emailed" | "payment_received" | "payment_reversed" | "refunded" | "status_changed" | "updated" | "viewed" | "written_off" | "%future added value";
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
export type useFilteredActivityQuery$variables = {
  actions?: ReadonlyArray<InvoiceAction> | null | undefined;
  invoice: string;
  role?: Role | null | undefined;
};
export type useFilteredActivityQuery$data = {
  readonly invoiceActivityLogs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityTable_logs">;
  };
};
export type useFilteredActivityQuery = {
  response: useFilteredActivityQuery$data;
  variables: useFilteredActivityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actions"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoice"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "role"
},
v3 = [
  {
    "kind": "Variable",
    "name": "action_list",
    "variableName": "actions"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Variable",
    "name": "invoice",
    "variableName": "invoice"
  },
  {
    "kind": "Variable",
    "name": "user_roles",
    "variableName": "role"
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
  "name": "totalCount",
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
    "name": "useFilteredActivityQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InvoiceActivityLogCursorConnection",
        "kind": "LinkedField",
        "name": "invoiceActivityLogs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceActivityLogEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceActivityLog",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActivityTable_logs"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFilteredActivityQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InvoiceActivityLogCursorConnection",
        "kind": "LinkedField",
        "name": "invoiceActivityLogs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceActivityLogEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceActivityLog",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metadata",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullName",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e79fc786a6359552bf6ca8743eeec6ae",
    "id": "ef95d0a23a955f686a0ed1e7760d3aaaffce0f39fceac24c244d37e873780bdb",
    "metadata": {},
    "name": "useFilteredActivityQuery",
    "operationKind": "query",
    "text": "query useFilteredActivityQuery(\n  $invoice: ID!\n  $actions: [InvoiceAction!]\n  $role: Role\n) {\n  invoiceActivityLogs(first: 10, invoice: $invoice, action_list: $actions, user_roles: $role) {\n    edges {\n      node {\n        id\n      }\n    }\n    totalCount\n    ...ActivityTable_logs\n  }\n}\n\nfragment ActivityTable_logs on InvoiceActivityLogCursorConnection {\n  edges {\n    node {\n      id\n      action\n      metadata\n      createdAt\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "674a48b5d19c3f7a61d436be44196e50";

export default node;
