/**
 * @generated SignedSource<<02f8a832c4d721d023f26661047c6d40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CanceledItem_item$data = {
  readonly cancelReason: string | null | undefined;
  readonly canceledAt: string | null | undefined;
  readonly " $fragmentType": "CanceledItem_item";
};
export type CanceledItem_item$key = {
  readonly " $data"?: CanceledItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CanceledItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CanceledItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    }
  ],
  "type": "BookingItem",
  "abstractKey": null
};

(node as any).hash = "5af4852701a9bcfcbf64d09464d3eddf";

export default node;
