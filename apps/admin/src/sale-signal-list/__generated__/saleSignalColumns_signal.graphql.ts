/**
 * @generated SignedSource<<8cb8bccc8530a0b6b7a5e74ca699491c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type SaleSignalStatus = "new" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type saleSignalColumns_signal$data = {
  readonly assignedTo: {
    readonly avatarUrl: string | null | undefined;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly confidenceScore: number;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  };
  readonly createdAt: string;
  readonly description: string;
  readonly id: string;
  readonly intentType: SaleSignalIntent;
  readonly priority: SaleSignalPriority;
  readonly status: SaleSignalStatus;
  readonly " $fragmentType": "saleSignalColumns_signal";
};
export type saleSignalColumns_signal$key = {
  readonly " $data"?: saleSignalColumns_signal$data;
  readonly " $fragmentSpreads": FragmentRefs<"saleSignalColumns_signal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "saleSignalColumns_signal",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confidenceScore",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};
})();

(node as any).hash = "870719359b482a4b80709d78cbd12858";

export default node;
