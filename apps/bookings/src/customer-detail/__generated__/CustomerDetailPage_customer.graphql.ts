/**
 * @generated SignedSource<<77f92750b29e9ab117971bf15608dd51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetailPage_customer$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly notes: {
    readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
  };
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingCard_customer" | "CustomerBookingsCard_customer" | "CustomerCompanyCard_customer" | "CustomerContactsCard_customer">;
  readonly " $fragmentType": "CustomerDetailPage_customer";
};
export type CustomerDetailPage_customer$key = {
  readonly " $data"?: CustomerDetailPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetailPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetailPage_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerCompanyCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBillingCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBookingsCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContactsCard_customer"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "NoteCursorConnection",
      "kind": "LinkedField",
      "name": "notes",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotesTimeline_notes"
        }
      ],
      "storageKey": "notes(first:500)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2bc16a41688ade650386509fcf5f5ddb";

export default node;
