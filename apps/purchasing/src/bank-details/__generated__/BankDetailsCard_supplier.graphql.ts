/**
 * @generated SignedSource<<b22d71da2efe649c9da37068d399cf67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankDetailsCard_supplier$data = {
  readonly bankAccountNumber: string | null | undefined;
  readonly bankDetailsReveals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly createdBy: {
          readonly person: {
            readonly fullName: string;
          };
        } | null | undefined;
      };
    }>;
  };
  readonly bankSortCode: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly pendingBankChange: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PendingBankChange_change">;
  } | null | undefined;
  readonly " $fragmentType": "BankDetailsCard_supplier";
};
export type BankDetailsCard_supplier$key = {
  readonly " $data"?: BankDetailsCard_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankDetailsCard_supplier">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankDetailsCard_supplier",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "bankSortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccountNumber",
      "storageKey": null
    },
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
                  "name": "createdBy",
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PendingBankChange_change"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};
})();

(node as any).hash = "aeb133b476827d5c1c5744dce8a9b65e";

export default node;
