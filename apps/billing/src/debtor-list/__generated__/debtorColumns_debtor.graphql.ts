/**
 * @generated SignedSource<<6c85025cb9c1329e10c5e5abe50ac503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebtAge = "days_1" | "days_30" | "days_60" | "days_90" | "not_due" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type debtorColumns_debtor$data = {
  readonly ages: ReadonlyArray<{
    readonly age: DebtAge;
    readonly amount: {
      readonly amount: number;
    };
  }>;
  readonly balance: {
    readonly amount: number;
  };
  readonly credit: {
    readonly amount: number;
  };
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly remindedAt: string | null | undefined;
  };
  readonly oldestInvoice: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "debtorColumns_debtor";
};
export type debtorColumns_debtor$key = {
  readonly " $data"?: debtorColumns_debtor$data;
  readonly " $fragmentSpreads": FragmentRefs<"debtorColumns_debtor">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "debtorColumns_debtor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
          "name": "remindedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DebtorAge",
      "kind": "LinkedField",
      "name": "ages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "oldestInvoice",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Debtor",
  "abstractKey": null
};
})();

(node as any).hash = "5e1619cf224ec68675c9f6afc59c13ce";

export default node;
