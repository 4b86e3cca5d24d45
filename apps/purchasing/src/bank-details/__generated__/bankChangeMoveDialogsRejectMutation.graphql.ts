/**
 * @generated SignedSource<<f9bfd59696936f4b07a56f7811d36130>>
 * @relayHash 6f581fa8ce56ad340863850c0be9b717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35b41e9631f2e10f55bf58b29d041a28233e2b15c5fd4836d9ad57e64de569c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankChangeStatus = "approved" | "canceled" | "pending" | "rejected" | "%future added value";
export type rejectSupplierBankChangeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
  version?: number | null | undefined;
};
export type bankChangeMoveDialogsRejectMutation$variables = {
  input: rejectSupplierBankChangeInput;
};
export type bankChangeMoveDialogsRejectMutation$data = {
  readonly moved: {
    readonly record: {
      readonly id: string;
      readonly status: BankChangeStatus;
      readonly supplier: {
        readonly " $fragmentSpreads": FragmentRefs<"BankDetailsCard_supplier">;
      };
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type bankChangeMoveDialogsRejectMutation = {
  response: bankChangeMoveDialogsRejectMutation$data;
  variables: bankChangeMoveDialogsRejectMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankSortCode",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankAccountNumber",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
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
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bankChangeMoveDialogsRejectMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "rejectSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "rejectSupplierBankChange",
        "plural": false,
        "selections": [
          {
            "alias": "record",
            "args": null,
            "concreteType": "SupplierBankChange",
            "kind": "LinkedField",
            "name": "supplierBankChange",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BankDetailsCard_supplier"
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
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bankChangeMoveDialogsRejectMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "rejectSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "rejectSupplierBankChange",
        "plural": false,
        "selections": [
          {
            "alias": "record",
            "args": null,
            "concreteType": "SupplierBankChange",
            "kind": "LinkedField",
            "name": "supplierBankChange",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      }
                    ],
                    "concreteType": "BankDetailsRevealCursorConnection",
                    "kind": "LinkedField",
                    "name": "bankDetailsReveals",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BankDetailsRevealEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BankDetailsReveal",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "createdBy",
                                "plural": false,
                                "selections": [
                                  (v9/*:: as any*/),
                                  (v2/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "bankDetailsReveals(first:1)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SupplierBankChange",
                    "kind": "LinkedField",
                    "name": "pendingBankChange",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "createdBy",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Supplier",
                        "kind": "LinkedField",
                        "name": "supplier",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6f581fa8ce56ad340863850c0be9b717",
    "id": "35b41e9631f2e10f55bf58b29d041a28233e2b15c5fd4836d9ad57e64de569c9",
    "metadata": {},
    "name": "bankChangeMoveDialogsRejectMutation",
    "operationKind": "mutation",
    "text": "mutation bankChangeMoveDialogsRejectMutation(\n  $input: rejectSupplierBankChangeInput!\n) {\n  moved: rejectSupplierBankChange(input: $input) {\n    record: supplierBankChange {\n      id\n      status\n      version\n      supplier {\n        ...BankDetailsCard_supplier\n        id\n      }\n    }\n  }\n}\n\nfragment ApproveBankChangeDialog_change on SupplierBankChange {\n  id\n  version\n  bankSortCode\n  bankAccountNumber\n  supplier {\n    name\n    id\n  }\n}\n\nfragment BankDetailsCard_supplier on Supplier {\n  id\n  name\n  bankSortCode\n  bankAccountNumber\n  bankDetailsReveals(first: 1) {\n    edges {\n      node {\n        createdAt\n        createdBy {\n          person {\n            fullName\n            id\n          }\n          id\n        }\n        id\n      }\n    }\n  }\n  pendingBankChange {\n    id\n    ...PendingBankChange_change\n  }\n}\n\nfragment PendingBankChange_change on SupplierBankChange {\n  id\n  status\n  bankSortCode\n  bankAccountNumber\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  version\n  supplier {\n    name\n    id\n  }\n  ...ApproveBankChangeDialog_change\n}\n"
  }
};
})();

(node as any).hash = "654fc09db1dc937ae6a99f42a4ad1902";

export default node;
