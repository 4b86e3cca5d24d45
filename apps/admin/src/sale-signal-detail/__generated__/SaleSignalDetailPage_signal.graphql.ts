/**
 * @generated SignedSource<<fa70176aebea610f52bd32960b118733>>
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
  readonly contact: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly fullName: string;
    readonly id: string;
  };
  readonly description: string;
  readonly intentType: SaleSignalIntent;
  readonly status: SaleSignalStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record" | "SaleSignalOverviewCard_signal" | "SaleSignalSourcesCard_signal">;
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
};
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
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

(node as any).hash = "0509e0089d4bed0eb3b28a6bf79793d2";

export default node;
