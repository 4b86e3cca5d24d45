/**
 * @generated SignedSource<<277658b9e812c6fe416773d8d0b05d37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalStatus = "new" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalDetailPage_signal$data = {
  readonly assignedTo: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly contact: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly fullName: string;
    readonly id: string;
  };
  readonly createdAt: string;
  readonly createdBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly description: string;
  readonly intentType: SaleSignalIntent;
  readonly status: SaleSignalStatus;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSignalOverviewCard_signal" | "SaleSignalSourcesCard_signal">;
  readonly " $fragmentType": "SaleSignalDetailPage_signal";
};
export type SaleSignalDetailPage_signal$key = {
  readonly " $data"?: SaleSignalDetailPage_signal$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSignalDetailPage_signal">;
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
},
v2 = {
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
},
v3 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleSignalDetailPage_signal",
  "selections": [
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
      "name": "status",
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
        (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
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
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
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
      "name": "createdBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleSignalOverviewCard_signal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleSignalSourcesCard_signal"
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};
})();

(node as any).hash = "d8f6c9df1943f2a5fe123a762bfde866";

export default node;
