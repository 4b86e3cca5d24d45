/**
 * @generated SignedSource<<6abdac74b2ed4a7995412b3fde4ca20a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeBackBillDialog_bill$data = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "TakeBackBillDialog_bill";
};
export type TakeBackBillDialog_bill$key = {
  readonly " $data"?: TakeBackBillDialog_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackBillDialog_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeBackBillDialog_bill",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "SupplierBill",
  "abstractKey": null
};

(node as any).hash = "575f2c1d2b8d293545fb11d161907568";

export default node;
