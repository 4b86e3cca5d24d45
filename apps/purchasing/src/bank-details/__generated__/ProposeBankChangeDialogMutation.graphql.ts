/**
 * @generated SignedSource<<e1d6de63fd4cb1301f30b96c8904d158>>
 * @relayHash 04b7c23b5c712c492fdaa434e6cd5f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dfd00bbe5e92e7394d8508d06d9f7b6128ce410126fecaa729cf27ecaa73c92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type proposeSupplierBankChangeInput = {
  bankAccountNumber: string;
  bankSortCode: string;
  clientMutationId?: string | null | undefined;
  supplier: string;
};
export type ProposeBankChangeDialogMutation$variables = {
  input: proposeSupplierBankChangeInput;
};
export type ProposeBankChangeDialogMutation$data = {
  readonly proposeSupplierBankChange: {
    readonly supplierBankChange: {
      readonly id: string;
      readonly supplier: {
        readonly " $fragmentSpreads": FragmentRefs<"BankDetailsCard_supplier">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ProposeBankChangeDialogMutation = {
  response: ProposeBankChangeDialogMutation$data;
  variables: ProposeBankChangeDialogMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankSortCode",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankAccountNumber",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v7 = {
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
    "name": "ProposeBankChangeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "proposeSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "proposeSupplierBankChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SupplierBankChange",
            "kind": "LinkedField",
            "name": "supplierBankChange",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "name": "ProposeBankChangeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "proposeSupplierBankChangePayload",
        "kind": "LinkedField",
        "name": "proposeSupplierBankChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SupplierBankChange",
            "kind": "LinkedField",
            "name": "supplierBankChange",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Supplier",
                "kind": "LinkedField",
                "name": "supplier",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "createdBy",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "createdBy",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
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
                        "concreteType": "Supplier",
                        "kind": "LinkedField",
                        "name": "supplier",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
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
    "cacheID": "04b7c23b5c712c492fdaa434e6cd5f11",
    "id": "2dfd00bbe5e92e7394d8508d06d9f7b6128ce410126fecaa729cf27ecaa73c92",
    "metadata": {},
    "name": "ProposeBankChangeDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ProposeBankChangeDialogMutation(\n  $input: proposeSupplierBankChangeInput!\n) {\n  proposeSupplierBankChange(input: $input) {\n    supplierBankChange {\n      id\n      supplier {\n        ...BankDetailsCard_supplier\n        id\n      }\n    }\n  }\n}\n\nfragment ApproveBankChangeDialog_change on SupplierBankChange {\n  id\n  version\n  bankSortCode\n  bankAccountNumber\n  supplier {\n    name\n    id\n  }\n}\n\nfragment BankDetailsCard_supplier on Supplier {\n  id\n  name\n  bankSortCode\n  bankAccountNumber\n  bankDetailsReveals(first: 1) {\n    edges {\n      node {\n        createdAt\n        createdBy {\n          person {\n            fullName\n            id\n          }\n          id\n        }\n        id\n      }\n    }\n  }\n  pendingBankChange {\n    id\n    ...PendingBankChange_change\n  }\n}\n\nfragment PendingBankChange_change on SupplierBankChange {\n  id\n  status\n  bankSortCode\n  bankAccountNumber\n  createdAt\n  createdBy {\n    id\n    person {\n      fullName\n      id\n    }\n  }\n  version\n  supplier {\n    name\n    id\n  }\n  ...ApproveBankChangeDialog_change\n}\n"
  }
};
})();

(node as any).hash = "3d4c7673e9288493840d879263ed7130";

export default node;
