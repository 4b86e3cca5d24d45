/**
 * @generated SignedSource<<8ebb3a6ad146dea955fc041ed05dbeeb>>
 * @relayHash e609aac711f5c4eea20afd2df4398c67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9a363000e97cff63fa43c48177f57549c08e849ddb23e647e8e3aa259b0e3e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankChangeStatus = "approved" | "canceled" | "pending" | "rejected" | "%future added value";
export type withdrawSupplierBankChangeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type bankChangeMoveDialogsWithdrawMutation$variables = {
  input: withdrawSupplierBankChangeInput;
};
export type bankChangeMoveDialogsWithdrawMutation$data = {
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
export type bankChangeMoveDialogsWithdrawMutation = {
  response: bankChangeMoveDialogsWithdrawMutation$data;
  variables: bankChangeMoveDialogsWithdrawMutation$variables;
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
    "name": "bankChangeMoveDialogsWithdrawMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "withdrawSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "withdrawSupplierBankChange",
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
    "name": "bankChangeMoveDialogsWithdrawMutation",
    "selections": [
      {
        "alias": "moved",
        "args": (v1/*:: as any*/),
        "concreteType": "withdrawSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "withdrawSupplierBankChange",
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
    "cacheID": "e609aac711f5c4eea20afd2df4398c67",
    "id": "be9a363000e97cff63fa43c48177f57549c08e849ddb23e647e8e3aa259b0e3e",
    "metadata": {},
    "name": "bankChangeMoveDialogsWithdrawMutation",
    "operationKind": "mutation",
    "text": "mutation bankChangeMoveDialogsWithdrawMutation(\n  $input: withdrawSupplierBankChangeInput!\n) {\n  moved: withdrawSupplierBankChange(input: $input) {\n    record: supplierBankChange {\n      id\n      status\n      version\n      supplier {\n        ...BankDetailsCard_supplier\n        id\n      }\n    }\n  }\n}\n\nfragment ApproveBankChangeDialog_change on SupplierBankChange {\n  id\n  version\n  bankSortCode\n  bankAccountNumber\n  supplier {\n    name\n    id\n  }\n}\n\nfragment BankDetailsCard_supplier on Supplier {\n  id\n  name\n  bankSortCode\n  bankAccountNumber\n  bankDetailsReveals(first: 1) {\n    edges {\n      node {\n        createdAt\n        createdBy {\n          person {\n            fullName\n            id\n          }\n          id\n        }\n        id\n      }\n    }\n  }\n  pendingBankChange {\n    id\n    ...PendingBankChange_change\n  }\n}\n\nfragment PendingBankChange_change on SupplierBankChange {\n  id\n  status\n  bankSortCode\n  bankAccountNumber\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  version\n  supplier {\n    name\n    id\n  }\n  ...ApproveBankChangeDialog_change\n}\n"
  }
};
})();

(node as any).hash = "95f091e4e41d9e9db85a08fcbc41e09f";

export default node;
