/**
 * @generated SignedSource<<da9827d8de72d67f2a8c7024cd17de90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetailPage_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly notes: {
    readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
  };
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerAddressCard_customer" | "CustomerBillingCard_customer" | "CustomerBookingsCard_customer" | "CustomerCompanyCard_customer" | "CustomerContactsCard_customer" | "RecordAudit_record">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
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
      "name": "CustomerAddressCard_customer"
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

(node as any).hash = "62ea1e6356c2b153bad7ec0449657eab";

export default node;
