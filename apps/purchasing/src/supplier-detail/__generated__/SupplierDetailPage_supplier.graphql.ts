/**
 * @generated SignedSource<<69640683fd60524afd1b0f494c9ee5cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupplierDetailPage_supplier$data = {
  readonly id: string;
  readonly name: string;
  readonly notes: {
    readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
  };
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"BankChangeWarning_supplier" | "BankDetailsCard_supplier" | "OrdersToBillCard_supplier" | "RecordAudit_record" | "SupplierAddressCard_supplier" | "SupplierBillsCard_supplier" | "SupplierCompanyCard_supplier" | "SupplierContactCard_supplier" | "SupplierCorrespondenceCard_supplier" | "SupplierOrdersCard_supplier">;
  readonly " $fragmentType": "SupplierDetailPage_supplier";
};
export type SupplierDetailPage_supplier$key = {
  readonly " $data"?: SupplierDetailPage_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierDetailPage_supplier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupplierDetailPage_supplier",
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
      "name": "BankChangeWarning_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierCompanyCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierCorrespondenceCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierContactCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierAddressCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierOrdersCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrdersToBillCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupplierBillsCard_supplier"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankDetailsCard_supplier"
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
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "8173bc7c523d14f519cde880b8ae7b38";

export default node;
